/** Which page is shown: the part of the address behind the hash, so that any server can hand out the client. */

export type Route =
  | { page: "home" }
  | { page: "table"; table: string }
  | { page: "report"; table: string }
  | { page: "learn"; game: string; part: string }
  | { page: "rules"; game: string; rule: string }
  | { page: "join"; token: string };

/** A part of an address in plain letters; one that cannot be read stands for itself. */
function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(): Route {
  if (location.pathname.endsWith("/join")) return { page: "join", token: location.hash.slice(1) };
  // Addresses without a hash are taken, too: people shorten them.
  const address = location.hash || location.pathname;
  const [page = "", first = "", second = ""] = address.replace(/^#?\/?/, "").split("/").map(plain);
  if (page === "table" && first) return { page, table: first };
  if (page === "report" && first) return { page, table: first };
  if (page === "learn") return { page, game: first, part: second };
  if (page === "rules") return { page, game: first, rule: second };
  return { page: "home" };
}

class Router {
  now = $state.raw<Route>(read());

  constructor() {
    addEventListener("hashchange", () => (this.now = read()));
    addEventListener("popstate", () => (this.now = read()));
  }

  /** Leave the address of a link behind: it must not be used twice, nor stay in the history. */
  replace(hash: string): void {
    history.replaceState(null, "", `${import.meta.env.BASE_URL}${hash}`);
    this.now = read();
  }
}

export const router = new Router();

/** The home page, wherever the client lies on its host; pages of the home page follow it. */
export const HOME = `${import.meta.env.BASE_URL}#/`;
export const tableHash = (table: string) => `#/table/${table}`;
export const reportHash = (table: string) => `#/report/${table}`;
export const learnHash = (game: string, part = "") => `#/learn/${game}${part && `/${part}`}`;
export const rulesHash = (game: string, rule = "") => `#/rules/${game}${rule && `/${rule}`}`;
