/** The one key that is ours in a file of PluralKit's form. */
export const MARK_KEY = 'frontboard';

/** Says what was left out when only a part was chosen, so that nobody takes the rest for deleted. */
export interface PartMark {
  readonly version: 1;
  /** Whether all of each is in the file. */
  readonly whole: { readonly members: boolean; readonly groups: boolean; readonly switches: boolean };
  /** The period of the switches that were chosen; null is open. */
  readonly since: string | null;
  readonly until: string | null;
}
