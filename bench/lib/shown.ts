/** How a client marks what it shows. */
export interface ShownMarks {
  /** Matches one element for each shown system. */
  readonly shown: string;
  /** Its name in it; null if the element itself has it, or if it is rendered later. */
  readonly name: string | null;
}

/**
 * How each client marks a system that is shown with its front. PKStatus has a row for each system, and in it another row with
 * a spinner until the fronters are known; names wait for pictures.
 */
export const SHOWN = {
  ours: { shown: '[data-system][aria-busy="false"]', name: 'h2' },
  pkstatus: {
    shown:
      '.q-page .justify-left:has(> .col-auto > .q-card > .q-card) > .col > .q-col-gutter-md:not(:has(> .row))',
    name: null,
  },
} as const satisfies Record<string, ShownMarks>;
