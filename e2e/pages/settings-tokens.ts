import type { Locator, Page } from '@playwright/test';
import { expect, type Service } from '../fixtures.ts';

/** The tokens of the settings screen as a person uses them. */
export class SettingsTokens {
  readonly field: Locator;
  readonly accounts: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.field = page.getByLabel('PluralKit token');
    this.accounts = page.getByRole('region', { name: 'Tokens on this device' }).getByRole('listitem');
  }

  /** The part of one account. */
  account(name: string): Locator {
    return this.accounts.filter({ hasText: name });
  }

  /** Enters a token and waits until it works. */
  async add(token: string, options: { readonly isSessionOnly?: boolean } = {}): Promise<void> {
    const another = this.#page.getByText('Use another token');
    await expect(this.field.or(another).first()).toBeVisible();
    if (!(await this.field.isVisible())) await another.click();
    await this.field.fill(token);
    if (options.isSessionOnly)
      await this.#page.getByRole('switch', { name: 'Only for this session' }).click();
    await this.field.press('Enter');
    await expect(this.field).toBeHidden();
    await expect(this.#page.getByText(/^The token works/)).toBeVisible();
  }
}

/** The token of a system of the world. Throws without one. */
export function tokenOf(service: Service, systemId: string): string {
  const known = service.sandbox.tokens.find((token) => token.systemId === systemId);
  if (known === undefined) throw new Error(`The world has no token for ${systemId}.`);
  return known.token;
}

/** Everything that this browser stores of the app, as one text: both storages and the whole database. */
export function everythingStored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }, document.cookie];
    for (const { name } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name ?? '');
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          rows.onsuccess = resolve;
        });
        found.push({ [store]: rows.result });
      }
      database.close();
    }
    const stored = await caches.keys().catch(() => []);
    return JSON.stringify([...found, stored]);
  });
}
