import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectGone } from '../../../testing/component/gestures.ts';
import { renderScreen } from '../../../testing/component/render-screen.tsx';
import { backupWords as words } from './words.ts';

test('a backup of PKStatus is restored, also from version 0', async () => {
  const screen = await renderScreen('/settings', { followed: ['exmpl', 'tidal'] });
  const dialog = page.getByRole('dialog');
  for (const [version, settings] of [
    [0, { dark: true }],
    [17, { dark: true, detectPronouns: false, fronterUpdateInterval: 0.5, log: ['x'] }],
  ] as const) {
    const system = version === 0 ? 'sysax' : 'sysbx';
    const text = JSON.stringify({
      settings: { version, settings },
      systems: { version: 2, systems: ['sprout', system] },
    });
    await page
      .css('input[type="file"]')
      .upload(new File([text], 'pkstatus.json', { type: 'application/json' }));
    await dialog.getByText(words.dialog.add).click();
    await dialog.getByRole('button', { name: words.dialog.restore, exact: true }).click();
    await expectGone(dialog);
  }
  expect(screen.stored('settings')).toMatchObject({
    version: 16,
    settings: { dark: true, detectPronouns: false },
  });
  expect(screen.stored('systems')).toEqual({
    version: 2,
    systems: ['exmpl', 'tidal', 'sprout', 'sysax', 'sysbx'],
  });
  // Half a second is too short: the shortest interval is used and shown.
  await expect
    .element(page.getByLabelText('Check for new fronters').css('option:checked'))
    .toHaveTextContent(/^Every 10 seconds$/);
});

test('a damaged file is refused with the fault and its place, and nothing changes', async () => {
  const screen = await renderScreen('/settings', { followed: ['exmpl', 'tidal'] });
  const before = [screen.stored('systems'), screen.stored('settings')];
  const dialog = page.getByRole('dialog');
  const choose = (name: string, text: string) =>
    page.css('input[type="file"]').upload(new File([text], name, { type: 'application/json' }));
  await choose('photo.json', '\u0000\u0001 no json');
  await expect.element(dialog.getByText('Invalid JSON')).toBeVisible();
  await expect.element(dialog.getByText('at line 1, column 1')).toBeVisible();
  await expect.element(dialog.getByText('Nothing was changed.', { exact: false })).toBeVisible();
  await expectGone(dialog.getByRole('button', { name: /^Restore/ }));
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  const half = {
    settings: { version: 16, settings: { dark: 'perhaps' } },
    systems: { version: 2, systems: ['sprout'] },
  };
  await choose('half.json', JSON.stringify(half));
  await expect.element(dialog.getByText(/^settings\.settings\.dark/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expectGone(dialog);
  expect([screen.stored('systems'), screen.stored('settings')]).toEqual(before);
});
