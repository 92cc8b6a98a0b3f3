import { expectNoBarrier, expectToFitNarrowScreen } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { openedDialog } from './pages/dialog.ts';
import { SettingsTokens, tokenOf } from './pages/settings-tokens.ts';

// A colour half way through a transition is not a finding.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('another account is one tap away, by its own name and colour, without barriers', async ({
  page,
  open,
  service,
}, info) => {
  const tokens = new SettingsTokens(page);
  await open('/settings');
  await tokens.add(tokenOf(service, 'exmpl'));
  await tokens.add(tokenOf(service, 'tidal'));
  await expect(tokens.account('Tidepool')).toContainText('In use');
  // A message about a token must not move what is below it.
  const said = tokens.accounts.getByRole('status');
  await expect(said).toHaveText(['The token is saved on this device.', /^The token works/]);
  const heights = await said.evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().height));
  expect(heights[0]).toBe(heights[1]);
  await tokens.add(tokenOf(service, 'polyg'), { isSessionOnly: true });
  await tokens.account('Tidepool').getByRole('button', { name: 'Use Tidepool' }).click();
  await expect(tokens.account('Tidepool')).toContainText('The token works');
  await page.getByText('Use another token').click();
  // Other tests check the rest of these screens.
  await expectNoBarrier(page, 'section:has([data-account])');
  await expectToFitNarrowScreen(page);

  await tokens
    .account('Lantern House')
    .getByRole('button', { name: 'Name and colour of Lantern House' })
    .click();
  const dialog = await openedDialog(page);
  // If it would open a keyboard over the dialog, the field waits for a touch.
  const isTouch = info.project.name === 'phone';
  await expect(isTouch ? dialog : dialog.getByLabel('Name on this device')).toBeFocused();
  await expect(dialog.getByLabel('Colour on this device')).toBeVisible();
  await expectNoBarrier(page, '[role="dialog"]');
  await dialog.getByLabel('Name on this device').fill('Night shift');
  await dialog.getByLabel('Colour on this device').fill('#aa3355');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(tokens.account('Night shift')).toBeVisible();

  await page.getByRole('link', { name: 'Status' }).first().click();
  if (info.project.name === 'wide') await page.getByRole('button', { name: /Change account/ }).click();
  else await page.getByRole('button', { name: 'More' }).click();
  const list = page.getByRole('list', { name: 'Accounts' });
  await expect(list.getByRole('button', { name: 'Tidepool' })).toHaveAttribute('aria-pressed', 'true');
  await expectNoBarrier(page, '[role="dialog"]');
  await list.getByRole('button', { name: 'Night shift' }).click();
  await expect(page.getByText('Now using Night shift')).toBeVisible();
  await expect(list).toBeHidden();
  await page.reload();
  await page.goto(`${new URL(page.url()).origin}/settings`);
  await expect(tokens.account('Night shift')).toContainText('The token works');
  await tokens.account('Tidepool').getByRole('button', { name: 'Use Tidepool' }).click();
  await expect(tokens.account('Tidepool')).toContainText('The token works');
});
