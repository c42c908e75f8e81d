/** Shows what the server sends when it is somebody's turn at a slow table, and opens that table. */
self.addEventListener("push", (event) => {
  const { table, title, text } = event.data.json();
  event.waitUntil(self.registration.showNotification(title, { body: text, tag: table, icon: "/mark.svg", data: `/#/table/${table}` }));
});

async function open(address) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => page.url === new URL(address, self.location.origin).href);
  return there ? there.focus() : self.clients.openWindow(address);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
