import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectGone, focusOn, press } from '../../testing/component/gestures.ts';
import { renderScreen } from '../../testing/component/render-screen.tsx';
import { themeWords } from './theme-words.ts';
import { shellWords as words } from './words.ts';

test('an unknown address shows that there is no page, and a link to Status', async () => {
  const screen = await renderScreen('/nothing/here');
  await expect.element(page.getByRole('heading', { level: 1, name: words.notFound })).toBeVisible();
  await page.getByRole('link', { name: words.toStatus }).click();
  await expect.poll(() => screen.address()).toBe('/status/tile');
});

test('the page says that the device is offline, until it is online again', async () => {
  const screen = await renderScreen('/settings');
  const banner = page.getByText(words.offline);
  await expect.element(banner).not.toBeInTheDocument();
  const heading = page.getByRole('heading', { level: 1 }).element();
  const before = heading.getBoundingClientRect().toJSON();
  screen.online.set(false);
  await expect.element(banner).toBeInViewport();
  expect(heading.getBoundingClientRect().toJSON()).toEqual(before);
  screen.online.set(true);
  await expect.element(banner).not.toBeInTheDocument();
});

test.for([320, 390])(
  'at %i px the line about being offline is one line, between the screen and the bar of places',
  async (width) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(width, 844);
    const screen = await renderScreen('/settings');
    screen.online.set(false);
    const banner = page.getByText(words.offline);
    await expect.element(banner).toBeInViewport();
    const box = banner.element().getBoundingClientRect();
    expect(box.left).toBeGreaterThan(0);
    expect(box.right).toBeLessThan(width);
    expect(box.height).toBeLessThan(28);
    const places = page.getByRole('navigation', { name: words.mainNavigation }).element();
    expect(box.bottom).toBeLessThanOrEqual(places.getBoundingClientRect().top);
  },
);

test.for([
  [
    'with',
    { own: 'exmpl' },
    ['Status', 'Switch', 'History', 'Manage'],
    ['Lookup', 'Settings', 'Troubleshooting'],
  ],
  ['without', {}, ['Status', 'Lookup', 'Manage'], ['Switch', 'History', 'Settings', 'Troubleshooting']],
] as const)(
  '%s an own system the bar of a phone leads to what is done then, and More has the other places',
  async ([, options, inBar, inMore]) => {
    onTestFinished(() => page.viewport(1280, 800));
    await page.viewport(390, 844);
    await renderScreen('/settings', options);
    const bar = page.getByRole('navigation', { name: words.mainNavigation });
    const namesIn = (place: typeof bar) =>
      place
        .getByRole('link')
        .elements()
        .map((link) => link.textContent);
    await expect.poll(() => namesIn(bar)).toEqual(inBar);
    await bar.getByRole('button', { name: words.more }).click();
    await expect.poll(() => namesIn(page.getByRole('dialog', { name: words.more }))).toEqual(inMore);
  },
);

test('F6 leads to the newest notice and back', async () => {
  const screen = await renderScreen('/settings');
  const search = page.getByRole('searchbox');
  await search.click();
  screen.services.notices.notify({ kind: 'warning', title: 'Something to read' });
  await expect.element(page.getByText('Something to read')).toBeVisible();
  await press('F6');
  await expect.element(search).not.toHaveFocus();
  await press('F6');
  await expect.element(search).toHaveFocus();
});

test('Enter presses once however long it is held, and makes a line for each repeat in a text', async () => {
  const screen = await renderScreen('/settings');
  const changed: string[] = [];
  onTestFinished(screen.services.settings.subscribe(({ theme }) => changed.push(theme)));
  const sideBar = page.getByRole('navigation', { name: words.mainNavigation });
  await focusOn(sideBar.getByRole('button', { name: themeWords.change.dark }));
  await userEvent.keyboard('{Enter>4/}');
  await expect.element(sideBar.getByRole('button', { name: themeWords.change.light })).toHaveFocus();
  expect(changed).toEqual(['dark']);

  const text = document.body.appendChild(document.createElement('textarea'));
  onTestFinished(() => text.remove());
  text.focus();
  await userEvent.keyboard('{Enter>4/}');
  expect(text.value).toBe('\n\n\n\n');
});

test('one press changes between light and dark, a second brings back the choice from before, and a theme of the address ends', async () => {
  onTestFinished(() => page.viewport(1280, 800));
  const screen = await renderScreen('/settings');
  const shown = () => document.documentElement.dataset.theme;
  const { settings } = screen.services;
  const choice = () => settings.getState().theme;
  const change = (to: 'light' | 'dark') =>
    page
      .getByRole('navigation', { name: words.mainNavigation })
      .getByRole('button', { name: themeWords.change[to] });
  expect([choice(), shown()]).toEqual(['system', 'light']);
  const places = () =>
    page
      .getByRole('navigation', { name: words.mainNavigation })
      .getByRole('link')
      .elements()
      .map((it) => it.getBoundingClientRect().top);
  const before = places();

  await expect.element(change('dark')).toBeVisible();
  expect(places()).toEqual(before);
  await change('dark').click();
  await expect.poll(shown).toBe('dark');
  expect(choice()).toBe('dark');
  await expect.element(change('light')).toHaveFocus();
  await press('Enter');
  await expect.poll(shown).toBe('light');
  expect(choice()).toBe('system');

  screen.goTo('/settings#dark');
  await expect.poll(shown).toBe('dark');
  await change('light').click();
  await expect.poll(() => screen.address()).toBe('/settings');
  await expect.poll(shown).toBe('light');
  expect(choice()).toBe('system');

  await page.viewport(390, 844);
  await expectGone(change('dark'));
  // Where there is no side bar, its code is not even loaded.
  await expectGone(page.css(`[aria-label="${themeWords.change.dark}"]`));
});
