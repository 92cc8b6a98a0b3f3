import type { Locator, Page } from '@playwright/test';
import { systemRow } from '../../apps/web/src/testing/world-rows.ts';
import { expect, type Service } from '../fixtures.ts';

/** The switch screen: its parts, and what a person does there. */
export class SwitchPage {
  readonly fronting: Locator;
  readonly draft: Locator;
  readonly queue: Locator;
  readonly search: Locator;
  readonly switchButton: Locator;
  /** The rendered members of the list of all. */
  readonly rows: Locator;

  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.fronting = page.getByRole('region', { name: 'Fronting now' });
    this.draft = page.getByRole('region', { name: 'Next front' });
    this.queue = page.getByRole('region', { name: 'Your latest switches' });
    this.search = page.getByRole('searchbox', { name: 'Find members' });
    this.switchButton = this.draft.getByRole('button', { name: /^Switch( to .*)?$/ });
    this.rows = page.locator('[data-index]');
  }

  /** Waits until the front and all members are known. */
  async loaded(): Promise<void> {
    await expect(this.fronting.getByRole('listitem').first()).toBeVisible();
    await expect(this.rows.first()).toBeVisible();
  }

  /** Waits until the history is known, too, and with it the order of the members. */
  async ordered(): Promise<void> {
    await this.loaded();
    await expect(this.page.getByRole('group', { name: 'Last fronts' })).toBeVisible();
  }

  /** A member in the list of all. */
  row(name: string): Locator {
    return this.page.locator('[data-index]').filter({ hasText: name });
  }

  /** Chooses members in the list of all, or removes them. Only visible ones are rendered, so they are searched for. */
  async choose(...names: readonly string[]): Promise<void> {
    for (const name of names) {
      await this.search.fill(name);
      await this.row(name).click();
    }
    await this.search.fill('');
  }

  /** Presses an action in the menu of a member in the list of all, such as `Add Luna to the front`. */
  async act(name: string, action: string): Promise<void> {
    await this.row(name).click({ button: 'right' });
    await this.page.getByRole('menuitem', { name: action }).click();
    await expect(this.page.getByRole('menu')).toHaveCount(0);
  }

  /** Makes a member of the list of all a favourite. */
  async star(name: string): Promise<void> {
    await this.search.fill(name);
    await this.act(name, `Add ${name} to favourites`);
    await this.search.fill('');
  }

  /** The chosen members, in order, as a screen reader reads them. */
  async expectDraft(...names: readonly string[]): Promise<void> {
    // Rows, or faces in the bar of a narrow screen.
    const rows = this.draft.locator('[data-key]');
    await expect(rows).toHaveCount(names.length);
    for (const [index, name] of names.entries()) await expect(rows.nth(index)).toContainText(name);
  }

  /** Presses the chip of a time, which is collapsed on a narrow screen. */
  async chooseMoment(label: string): Promise<void> {
    const folded = this.draft.getByRole('button', { name: /^When: /, expanded: false });
    if (await folded.isVisible()) await folded.click();
    await this.draft.getByRole('button', { name: label, exact: true }).click();
  }
}

/** The newest switch of the own system as the service has it: internal names in front order, and its time (ms). */
export function latestSwitch(service: Service): { names: string[]; atMs: number; count: number } {
  const { state } = service.sandbox;
  const rows = state.index.switchesOfSystem.get(systemRow(service, 'exmpl').uuid) ?? [];
  const newest = rows.at(-1);
  if (newest === undefined) throw new Error('The system has no switch.');
  return {
    names: newest.members.map((uuid) => state.members.get(uuid)?.name ?? '?'),
    atMs: Number(newest.timestamp / 1000n),
    count: rows.length,
  };
}
