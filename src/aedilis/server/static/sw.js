// Shows notices of one's turn while no page is open. A notice is JSON: title, body, url (a path of this
// server) and tag (a newer notice with the same tag takes the older one's place). Nothing is kept here.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let notice = {};
  try {
    notice = event.data ? event.data.json() : {};
  } catch {
    notice = { body: event.data.text() };
  }
  event.waitUntil(show(notice));
});

async function show({ title = "Aedilis", body = "", url = "/", tag = "aedilis" }) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  // A table that is being looked at tells of itself. Browsers want a notice for each push, so it is
  // shown and taken away again.
  const seen = pages.some((page) => page.focused && new URL(page.url).pathname === pathOf(url));
  await self.registration.showNotification(title, {
    body,
    tag,
    renotify: !seen,
    silent: seen,
    icon: "/static/icon-192.png",
    badge: "/static/badge-96.png",
    data: { url },
  });
  if (!seen) return;
  for (const one of await self.registration.getNotifications({ tag })) one.close();
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.url ?? "/"));
});

async function open(url) {
  const path = pathOf(url);
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const same = pages.find((page) => new URL(page.url).pathname === path);
  if (same) return same.focus();
  return self.clients.openWindow(path);
}

/** Only addresses of this server are opened, whatever a notice says. */
function pathOf(url) {
  const address = new URL(url, self.location.origin);
  return address.origin === self.location.origin ? address.pathname : "/";
}
