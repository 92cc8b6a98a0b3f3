import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';

/** The form of one of the own system's members, new or existing. */
export class MemberForm {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** A control by its whole label; "changed" is added to it when it differs from what is saved. */
  field(label: string): Locator {
    return this.#page.getByRole('textbox', { name: new RegExp(`^${label}( ?\\(changed\\))?$`) });
  }

  /** One side of a proxy tag, by its position from 1, or of the empty row. */
  tag(side: 'Before' | 'After', place: number | 'new'): Locator {
    const name = place === 'new' ? 'new proxy tag' : `proxy tag ${place}`;
    return this.#page.getByLabel(`${side} the text, ${name}`, { exact: true });
  }

  get save(): Locator {
    return this.#page.getByRole('button', { name: /^(Save|Create member)$/ });
  }

  /** Saves, and waits until the service has it. */
  async saved(): Promise<void> {
    await this.save.click();
    await expect(this.#page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible();
  }
}
