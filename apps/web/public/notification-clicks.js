// Part of the service worker (see vite.config.ts): a click on a notification brings the app to the front, at the notification's path.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? '/';
  event.waitUntil(openApp(path));
});

async function openApp(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ focused }) => focused) ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(path);
    return;
  }
  // `src/platform/device-notifications.ts` listens.
  page.postMessage({ type: 'frontboard-notice-click', path });
  await page.focus();
}
