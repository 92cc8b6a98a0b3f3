import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { openedDialog } from './dialog.ts';

export type Layout = 'tile' | 'list' | 'table';

const LAYOUT_NAMES: Record<Layout, string> = { tile: 'Tiles', list: 'List', table: 'Table' };

/** The status screen as a person uses it. */
export class StatusPage {
  readonly heading: Locator;
  readonly search: Locator;
  readonly systems: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.heading = page.getByRole('heading', { level: 1, name: 'Status' });
    this.search = page.getByRole('searchbox', { name: 'Search by name, ID or fronter' });
    this.systems = page.locator('[data-system]');
  }

  /** The part of one followed system, whatever the layout. */
  system(id: string): Locator {
    return this.#page.locator(`[data-system="${id}"]`);
  }

  /** Waits until each of the systems has its first answer. */
  async waitForFronts(...ids: string[]): Promise<void> {
    for (const id of ids) await expect(this.system(id)).toHaveAttribute('aria-busy', 'false');
  }

  async switchLayout(layout: Layout): Promise<void> {
    await this.#page.getByRole('link', { name: LAYOUT_NAMES[layout], exact: true }).click();
    await expect(this.#page).toHaveURL(new RegExp(`/status/${layout}$`));
  }

  async refresh(): Promise<void> {
    await this.#page.getByRole('button', { name: 'Refresh', exact: true }).click();
  }

  /** Opens the display options and returns their dialog. */
  async openOptions(): Promise<Locator> {
    await this.#page.getByRole('button', { name: 'Display options' }).click();
    return openedDialog(this.#page);
  }
}
