import { focusManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { openAccounts } from '../../session/accounts.ts';
import { ownRef, systemCaller } from '../../session/caller.ts';
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

test('a system of this session only is never in the title, which the browser keeps', async () => {
  const screen = await renderWithTitle('names');
  await expect.poll(title).toContain('Juniper');
  const accounts = openAccounts(screen.services);
  await accounts.add(screen.services.session.readToken() ?? '', { isStored: false });
  await expect.poll(title).toBe('Settings · Frontboard');
});

test('a front that could not be fetched again for minutes is not in the title', async () => {
  const screen = await renderWithTitle('names');
  await expect.poll(title).toContain('Juniper');
  screen.hold(/fronters/);
  const { queryClient, session } = screen.services;
  const own = session.getState().system;
  const key = systemLookups(systemCaller(screen.services.client, own, ownRef(own))).front(
    ownRef(own),
  ).queryKey;
  const front = queryClient.getQueryData(key);
  queryClient.setQueryData(key, front, { updatedAt: Date.now() - 4 * 60_000 });
  await expect.poll(title).toBe('Settings · Frontboard');
  queryClient.setQueryData(key, front);
  await expect.poll(title).toContain('Juniper');
});

test('it asks in the background, where a title is read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  focusManager.setFocused(false);
  onTestFinished(() => {
    focusManager.setFocused(undefined);
    vi.useRealTimers();
  });
  const screen = await renderWithTitle('names');
  const asked = () => screen.requests().filter(({ path }) => path.endsWith('/fronters')).length;
  await expect.poll(title).toContain('Juniper');
  const before = asked();
  vi.advanceTimersByTime(60_000);
  await expect.poll(asked).toBeGreaterThan(before);
});

test('after a board with a title of its own, the icon of the page comes back', async () => {
  const screen = await renderWithTitle('names');
  screen.goTo('/board?systems=brook&title=true');
  await expect.poll(title).toMatch(/^Juniper/);
  expect(title()).not.toContain('Board');
  screen.goTo('/licences');
  await expect.poll(title).toMatch(/^Juniper.* · Licences · Frontboard$/);
  screen.services.settings.update((all) => ({ ...all, frontTitle: 'off' }));
  await expect.poll(title).toBe('Licences · Frontboard');
  expect(icon()).toContain('favicon.svg');
});

test('the title is the one of the screen until somebody wants more', async () => {
  await renderWithTitle('off');
  await expect.poll(title).toBe('Settings · Frontboard');
  expect(icon()).toContain('favicon.svg');
});
