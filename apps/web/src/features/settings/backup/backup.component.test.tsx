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
