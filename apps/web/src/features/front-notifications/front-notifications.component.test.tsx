import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/component/render-screen.tsx';

const notifications = Object.getOwnPropertyDescriptor(window, 'Notification');

afterEach(() => {
  if (notifications !== undefined) Object.defineProperty(window, 'Notification', notifications);
});

// Whether a changed front is shown once, and by which tab, is tested by a journey: e2e/front-notifications.spec.ts.
test('a browser without notifications says so where they are chosen, and what helps', async () => {
  Reflect.deleteProperty(window, 'Notification');
  await renderScreen('/settings', { followed: ['exmpl'] });
  const section = page.getByRole('region', { name: 'Notifications' });
  await expect.element(section.getByText(/^This browser doesn’t show notifications here/)).toBeVisible();
  await expect.element(section.getByRole('switch', { name: /exmpl/ })).toBeDisabled();
});
