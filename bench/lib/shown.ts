/**
 * How each client marks a system that is shown with its front. PKStatus has a row for each system, and in it another row with
 * a spinner until the fronters are known.
 */
export const SHOWN = {
  ours: '[data-system][aria-busy="false"]',
  pkstatus:
    '.q-page .justify-left:has(> .col-auto > .q-card > .q-card) > .col > .q-col-gutter-md:not(:has(> .row))',
};
