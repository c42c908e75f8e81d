/** The service worker of the site: it keeps the files, and a new version waits for a word. */

class Updates {
  /** A new version is here and waits. */
  ready = $state(false);
  private waiting: ServiceWorker | null = null;

  watch(): void {
    const keeper = navigator.serviceWorker as ServiceWorkerContainer | undefined; // none without https
    if (!keeper) return;
    const known = keeper.controller !== null;
    keeper.addEventListener("controllerchange", () => known && location.reload());
    void keeper.register(`${import.meta.env.BASE_URL}service-worker.js`).then((found) => {
      this.look(found);
      found.addEventListener("updatefound", () => {
        const coming = found.installing;
        coming?.addEventListener("statechange", () => this.look(found));
      });
    }, reportError);
  }

  take(): void {
    this.waiting?.postMessage("take over");
  }

  private look(found: ServiceWorkerRegistration): void {
    this.waiting = found.waiting;
    this.ready = found.waiting !== null && navigator.serviceWorker.controller !== null;
  }
}

export const updates = new Updates();
