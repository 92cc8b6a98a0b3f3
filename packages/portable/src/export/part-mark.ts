/** Our only key in a file of PluralKit's format. */
export const MARK_KEY = 'frontboard';

/** What was left out when only a part was chosen, so that the rest does not look deleted. */
export interface PartMark {
  readonly version: 1;
  /** Whether all of each is in the file. */
  readonly whole: { readonly members: boolean; readonly groups: boolean; readonly switches: boolean };
  /** The period of the switches that were chosen; null is open. */
  readonly since: string | null;
  readonly until: string | null;
}
