/** The three ways to look at the followed systems, in the order the switch offers them. */
export const STATUS_LAYOUTS = ['tile', 'list', 'table'] as const;

/** One of the layouts, as it stands in the address and in the settings. */
export type StatusLayout = (typeof STATUS_LAYOUTS)[number];
