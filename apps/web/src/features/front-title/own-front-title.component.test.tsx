import { expect, test } from 'vitest';
import { openAccounts } from '../../session/accounts.ts';
import { type RenderedScreen, renderScreen } from '../../testing/component/render-screen.tsx';

const title = () => document.title;
const icon = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href ?? '';

/** Opens a screen with an icon, which the page of the tests lacks. */
async function renderWithTitle(frontTitle: 'off' | 'names' | 'initials'): Promise<RenderedScreen> {
  document.querySelector('link[rel="icon"]')?.remove();
  document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: '/favicon.svg' }));
  const screen = await renderScreen('/settings', { own: 'exmpl' });
  screen.services.settings.update((settings) => ({ ...settings, frontTitle }));
  return screen;
}

test('the title and the icon of each screen say who is in front, if that is wanted, but not on a board', async () => {
  const screen = await renderWithTitle('names');
  await expect.poll(title).toMatch(/^Juniper.* · Settings · Frontboard$/);
  expect(icon()).toMatch(/^data:image\/svg/);
  screen.goTo('/licences');
  await expect.poll(title).toMatch(/^Juniper.* · Licences · Frontboard$/);
  screen.goTo('/board?systems=brook');
  await expect.poll(title).toBe('Board · Frontboard');
  expect(icon()).toContain('favicon.svg');
  screen.goTo('/licences');
  await expect.poll(title).toMatch(/^Juniper/);
});

test('it has initials on request, nothing in discreet mode, and nothing of an account that is gone', async () => {
  const screen = await renderWithTitle('initials');
  const { settings } = screen.services;
  await expect.poll(title).toMatch(/^J.* · Settings/);
  expect(title()).not.toContain('Juniper');
  settings.update((all) => ({ ...all, discreet: true }));
  await expect.poll(title).toBe('Settings · Frontboard');
  settings.update((all) => ({ ...all, discreet: false, frontTitle: 'names' }));
  await expect.poll(title).toContain('Juniper');
  const accounts = openAccounts(screen.services);
  accounts.remove(accounts.getState()[0]?.viewer ?? '');
  await expect.poll(title).toBe('Settings · Frontboard');
});

test('the title is the one of the screen until somebody wants more', async () => {
  await renderWithTitle('off');
  await expect.poll(title).toBe('Settings · Frontboard');
  expect(icon()).toContain('favicon.svg');
});
