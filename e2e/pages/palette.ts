import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The command palette as a person uses it. */
export class PalettePage {
  readonly dialog: Locator;
  readonly field: Locator;
  readonly options: Locator;
  /** The current choice. */
  readonly chosen: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Search or switch' });
    this.field = this.dialog.getByRole('combobox');
    this.options = this.dialog.getByRole('option');
    this.chosen = this.dialog.getByRole('option', { selected: true });
  }

  /** Opens it by keyboard and waits until it accepts text. */
  async open(): Promise<void> {
    await this.#page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  /** Closes it by keyboard and waits until it has gone: until then it has the keys and the focus. */
  async close(): Promise<void> {
    await this.#page.keyboard.press('Escape');
    await expect(this.dialog).toHaveCount(0);
  }

  /** Opens it, types, and presses Enter once the first choice shows its effect. */
  async enter(text: string, choice: string | RegExp): Promise<void> {
    await this.open();
    await this.#page.keyboard.type(text);
    await expect(this.chosen).toContainText(choice);
    await this.#page.keyboard.press('Enter');
  }
}
