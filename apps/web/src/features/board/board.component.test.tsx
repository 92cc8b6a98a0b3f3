import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press, pressAt } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { systemRow } from '../../testing/world-rows.ts';
import { boardWords as words } from './words.ts';

const system = (id: string) => page.css(`[data-system="${id}"]`);
const heading = page.getByRole('heading', { level: 1, name: words.title });
const navigation = page.css('nav').first();

test('a board shows the chosen systems, followed or not, alone on the screen, and leads to its form by keyboard', async () => {
  const screen = await renderScreen('/board?systems=exmpl,brook,tidal&size=64', { followed: ['brook'] });
  await expect.element(system('exmpl')).toHaveTextContent('Lantern House');
  await expect.element(system('exmpl').getByRole('list')).toHaveTextContent('Juniper');
  // Its front is private.
  await expect.element(system('tidal')).toHaveTextContent('Hasn’t shared who is fronting');
  await expect.element(navigation).not.toBeVisible();
  expect(screen.requests().some(({ authorized }) => authorized)).toBe(false);
  await pressAt(page.getByRole('link', { name: words.change }), 'Enter');
  await expect.element(page.getByRole('checkbox', { name: /Willowbrook/ })).toBeChecked();
  await expect.element(page.getByRole('textbox', { name: words.otherSystems })).toHaveValue('exmpl tidal');
  await expect.element(navigation).toBeVisible();
});

test('of the own system a board shows what everybody may see, and no request of it has the token', async () => {
  const screen = await renderScreen('/board?systems=exmpl&title=true', {
    own: 'exmpl',
    followed: ['exmpl'],
    prepare: (sandbox) => {
      Object.assign(systemRow({ sandbox }, 'exmpl').privacy, { front_privacy: 'private' });
    },
  });
  await expect.element(system('exmpl')).toHaveTextContent('Hasn’t shared who is fronting');
  await screen.caughtUp();
  expect(document.body.textContent).not.toContain('Juniper');
  expect(document.title).not.toContain('Juniper');
  const fronts = screen.requests().filter(({ path }) => path.endsWith('/fronters'));
  expect(fronts.length).toBeGreaterThan(0);
});

test('names and pictures are left out as the address says, and stay for screen readers', async () => {
  await renderScreen('/board?systems=exmpl&names=false&frame=false&background=transparent');
  const name = system('exmpl').getByText('Lantern House');
  await expect.element(name).toBeInTheDocument();
  expect((name.element().parentElement as HTMLElement).getBoundingClientRect().width).toBeLessThanOrEqual(2);
  expect(getComputedStyle(document.documentElement).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

test('in discreet mode a board has initials, and a nickname is never on it', async () => {
  const details = { version: 1, systems: { exmpl: { nickname: 'Neighbours' } }, isNicknameFirst: true };
  const screen = await renderScreen('/board?systems=exmpl', {
    followed: ['exmpl'],
    stored: { 'followed-details': details },
  });
  await expect.element(system('exmpl')).toHaveTextContent('Lantern House');
  expect(document.body.textContent).not.toContain('Neighbours');
  screen.services.settings.update((settings) => ({ ...settings, discreet: true }));
  await expect.element(system('exmpl')).not.toHaveTextContent('Lantern House');
});

test('the form composes an address from systems, links and folders, and the board follows a folder', async () => {
  const details = {
    version: 1,
    folders: { f1: { name: 'Friends', place: 0, isCollapsed: false } },
    systems: { drift: { folder: 'f1' } },
  };
  const screen = await renderScreen('/board', {
    followed: ['brook', 'drift'],
    stored: { 'followed-details': details },
  });
  await expect.element(heading).toBeVisible();
  await expect.element(page.getByText(words.nothing)).toBeVisible();
  await page.getByRole('checkbox', { name: 'Friends' }).click();
  await page.getByRole('checkbox', { name: /Willowbrook/ }).click();
  const others = page.getByRole('textbox', { name: words.otherSystems });
  await others.fill('https://dash.pluralkit.me/profile/s/exmpl, nonsense?');
  await expect.element(page.getByText(words.notRead(1))).toBeVisible();
  await pressAt(page.getByRole('switch', { name: words.names, exact: true }), 'Space');
  await page.getByRole('link', { name: words.open }).click();
  await expect.element(system('drift')).toBeInTheDocument();
  for (const id of ['brook', 'exmpl']) await expect.element(system(id)).toBeInTheDocument();
  expect(screen.address()).toMatch(/^\/board\?/);
  expect(screen.address()).toContain('names=false');
  expect(screen.address()).not.toContain('edit');
  // A folder of another device.
  screen.goTo('/board?folders=gone');
  await expect.element(page.getByText(words.empty)).toBeVisible();
  await press('Tab');
});

test('the screen is kept awake only if the address asks for it, and until the board is left', async () => {
  const release = vi.fn(async () => {});
  const request = vi.spyOn(navigator.wakeLock, 'request').mockResolvedValue({ release } as never);
  onTestFinished(() => request.mockRestore());
  const screen = await renderScreen('/board?systems=exmpl');
  await expect.element(system('exmpl')).toHaveTextContent('Lantern House');
  expect(request).not.toHaveBeenCalled();
  screen.goTo('/board?systems=exmpl&awake=true');
  await expect.poll(() => request.mock.calls.length).toBeGreaterThan(0);
  const asked = request.mock.calls.length;
  screen.goTo('/licences');
  await expect.poll(() => release.mock.calls.length).toBe(asked);
});

test('the title and the icon follow the own front if that is wanted, and are back after it', async () => {
  const screen = await renderScreen('/board?systems=brook&title=true', { own: 'exmpl' });
  await expect.poll(() => document.title).toContain('Juniper');
  screen.goTo('/licences');
  await expect.poll(() => document.title).not.toContain('Juniper');
});

test('the own system that is followed as @me can be chosen, and comes to a board with its folder, as everybody may see it', async () => {
  const details = {
    version: 1,
    folders: { f1: { name: 'Friends', place: 0, isCollapsed: false } },
    systems: { '@me': { folder: 'f1' } },
  };
  const screen = await renderScreen('/board', {
    own: 'exmpl',
    followed: ['@me', 'brook'],
    stored: { 'followed-details': details },
    prepare: (sandbox) => {
      Object.assign(systemRow({ sandbox }, 'exmpl').privacy, { front_privacy: 'private' });
    },
  });
  await page.getByRole('checkbox', { name: /Lantern House/ }).click();
  await expect.poll(screen.address).toContain('exmpl');
  screen.goTo('/board?folders=f1');
  await expect.element(system('exmpl')).toHaveTextContent('Hasn’t shared who is fronting');
});
