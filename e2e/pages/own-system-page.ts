import type { Locator, Page, Request } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The screen of the own system as a person uses it. */
export class OwnSystemPage {
  readonly page: Page;
  readonly profile: Locator;
  readonly settings: Locator;
  /** The bodies of all changes that were sent, oldest first. */
  readonly sent: unknown[] = [];

  constructor(page: Page) {
    this.page = page;
    this.profile = page.getByRole('form', { name: 'Profile' });
    this.settings = page.getByRole('form', { name: 'Settings in PluralKit' });
    page.on('request', (request: Request) => {
      if (request.method() === 'PATCH') this.sent.push(request.postDataJSON());
    });
  }

  /** A text of the profile by its label. */
  field(name: string): Locator {
    return this.profile.getByRole('textbox', { name, exact: true });
  }

  async save(form: Locator = this.profile): Promise<void> {
    await form.getByRole('button', { name: 'Save', exact: true }).click();
  }

  async expectSaved(form: Locator = this.profile): Promise<void> {
    await expect(form.getByText('Saved', { exact: true })).toBeVisible();
  }
}
