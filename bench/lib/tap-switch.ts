import type { Page } from '@playwright/test';

/** Switches to one member on the open switch screen, as a person taps it. Resolves once the tap is accepted. */
export async function tapSwitch(page: Page, name: string): Promise<void> {
  await page.getByRole('searchbox', { name: 'Find members' }).fill(name);
  await page
    .locator('[data-index]')
    .filter({ hasText: new RegExp(name, 'i') })
    .first()
    .click();
  const next = page.getByRole('region', { name: 'Next front' });
  await next.getByRole('button', { name: /^Switch( to .*)?$/ }).click();
  await next.getByRole('row').first().waitFor({ state: 'detached' });
}
