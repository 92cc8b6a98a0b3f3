/** What a member can be in a switch, beside their place in PluralKit's order. Apart from the tables, because an address can have one. */
export const ROLES = ['primary', 'cofronting', 'near'] as const;

export type Role = (typeof ROLES)[number];
