import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
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
