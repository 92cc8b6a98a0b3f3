import type { Locator, Page } from '@playwright/test';
import { memberRow } from '../apps/web/src/testing/world-rows.ts';
import { expect, storedDocument, test } from './fixtures.ts';
import { signIn } from './pages/signed-in.ts';
import { latestSwitch, SwitchPage } from './pages/switch-page.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Presses keys one after the other, a text key by key. Returns how many. */
async function pressAll(page: Page, ...keys: readonly string[]): Promise<number> {
  let count = 0;
  for (const key of keys) {
    const isText = key.length > 1 && key === key.toLowerCase();
    if (isText) await page.keyboard.type(key);
    else await page.keyboard.press(key);
    count += isText ? key.length : 1;
  }
  return count;
}

/** Presses Tab until the control has the focus. Returns how often; fails after sixty. */
async function tabTo(page: Page, control: Locator): Promise<number> {
  await expect(control).toBeVisible();
  for (let count = 0; count < 60; count += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return count;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there.');
}

test('with the keyboard alone a switch takes ten keys, and six in the palette; the history and Insight are two keys away', async ({
  page,
  open,
  app,
  service,
}) => {
  await signIn(page, app, service);
  await open('/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await test.step('to what was', async () => {
    for (const [key, title] of [
      ['h', 'History'],
      ['i', 'Insight'],
    ] as const) {
      await pressAll(page, 'g', key);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  });

  await test.step('on Switch', async () => {
    let keys = await pressAll(page, 'g', 'w');
    await new SwitchPage(page).ordered();
    keys += await pressAll(page, '/', 'quill', 'Enter', 'Control+Enter');
    await expect.poll(() => latestSwitch(service).names).toEqual(['Quill']);
    expect(keys).toBeLessThanOrEqual(10);
  });

  await test.step('in the palette', async () => {
    let keys = await pressAll(page, 'Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    keys += await pressAll(page, 'luna');
    await expect(page.getByRole('option', { name: /Switch to Luna/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    keys += await pressAll(page, 'Enter');
    await expect.poll(() => latestSwitch(service).names).toEqual(['Luna']);
    expect(keys).toBeLessThanOrEqual(6);
  });
});

test('with the keyboard alone a system is followed with at most ten keys, and five of them are its ID', async ({
  page,
  open,
}) => {
  await open('/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let keys = await pressAll(page, 'g', 'a');
  await expect(page.getByRole('heading', { level: 1, name: 'Follow a system' })).toBeVisible();
  keys += await tabTo(page, page.getByRole('textbox', { name: /^System ID/ }));
  keys += await pressAll(page, 'exmpl', 'Enter');
  await expect.poll(() => storedDocument(page, 'systems')).toEqual({ version: 2, systems: ['exmpl'] });
  expect(keys).toBeLessThanOrEqual(10);
});

test('with the keyboard alone pronouns take at most 26 keys in the form and 19 in the list', async ({
  page,
  open,
  app,
  service,
}) => {
  await signIn(page, app, service);
  await open('/status');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Find members' });
  const pronounsOf = (name: string) => expect.poll(() => memberRow(service, name).pronouns);

  await test.step('in the form', async () => {
    let keys = await pressAll(page, 'g', 'm');
    await expect(search).toBeVisible();
    keys += await pressAll(page, '/', 'quill', 'Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Quill' })).toBeFocused();
    keys += await tabTo(page, page.getByRole('form').getByRole('textbox', { name: /^Pronouns/ }));
    keys += await pressAll(page, 'ey/em', 'Control+s');
    await pronounsOf('Quill').toBe('ey/em');
    expect(keys).toBeLessThanOrEqual(26);
  });

  await test.step('in the list', async () => {
    await open('/status');
    await expect(heading).toBeVisible();
    let keys = await pressAll(page, 'g', 'm');
    await expect(search).toBeVisible();
    keys += await pressAll(page, '/', 'ivy');
    await expect(page.getByRole('status').filter({ hasText: /^Showing \d+ of 14$/ })).toBeVisible();
    keys += await pressAll(page, 'ArrowDown', 'F2');
    const pronouns = page.getByRole('textbox', { name: /^Pronouns/ });
    await expect(pronouns).toBeVisible();
    await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused();
    keys += await pressAll(page, 'Tab', 'xe/xem', 'Enter');
    await pronounsOf('Ivy').toBe('xe/xem');
    expect(keys).toBeLessThanOrEqual(19);
  });
});

test('with the keyboard alone several members are changed with at most 24 keys', async ({
  page,
  open,
  app,
  service,
}) => {
  await signIn(page, app, service);
  await open('/status');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  let keys = await pressAll(page, 'Control+k');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  keys += await pressAll(page, 'bulk');
  await expect(page.getByRole('option', { name: /Change several members/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  keys += await pressAll(page, 'Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Change several members' })).toBeFocused();
  await expect(page.getByRole('option', { name: /^Cas/ })).toBeVisible();
  keys += await pressAll(page, '/', 'ArrowDown', ' ', 'Shift+ArrowDown');
  await expect(page.getByText(/^2 selected/).first()).toBeVisible();
  const what = page.getByRole('combobox', { name: 'What to change' });
  keys += await tabTo(page, what);
  keys += await pressAll(page, 'P');
  const value = page.getByRole('textbox', { name: 'Pronouns', exact: true });
  keys += await tabTo(page, value);
  keys += await pressAll(page, 'it');
  keys += await tabTo(page, page.getByRole('button', { name: 'Change 2 members' }));
  keys += await pressAll(page, 'Enter');
  await expect(page.getByText(/^Done: 2 of 2/)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(24);
});
