// Shows pushes while no page is open, and opens the table when one is pressed. It fetches and keeps nothing.

const page = (table) => new URL(`#/t/${table}`, registration.scope).href;

addEventListener("push", (event) => {
  const { title, body, table } = event.data.json();
  event.waitUntil(registration.showNotification(title, { body, tag: table, icon: "icon.svg", data: { table } }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data.table));
});

/** The table, in a page that shows it already or in a new one. */
async function show(table) {
  const pages = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((each) => each.url === page(table)) ?? pages[0];
  if (!open) return clients.openWindow(page(table));
  await open.focus();
  return open.url === page(table) ? null : open.navigate(page(table));
}
