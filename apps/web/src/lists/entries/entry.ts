import type { MemberState } from '../../session/local/local-tables.ts';

/** Something that is shown of an entry beside its name. */
export type Fact =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'color'; readonly hex: string }
  /** Timestamps of the service: how long ago, or the day. */
  | { readonly kind: 'ago' | 'date'; readonly iso: string };

/** One member or group as every layout of a list shows it. */
export interface ListEntry {
  readonly id: string;
  /** The id in the person's format. */
  readonly shownId: string;
  readonly name: string;
  /** Smaller, under the name: pronouns, or how many members. */
  readonly note: string | null;
  readonly pictureUrl: string | null;
  readonly color: string | null;
  /** Whether others do not see it; known only to the owner. */
  readonly isHidden: boolean;
  /** What the owner has said about a member on this device; absent for who is active. */
  readonly state?: MemberState | undefined;
  /** What the person calls a member of another system on this device. */
  readonly nickname?: string | null;
}

/** A column of the table beside the name. */
export interface Column<T, Sort extends string> {
  readonly key: string;
  readonly label: string;
  /** What pressing its head sorts by; null for none. */
  readonly sort: Sort | null;
  readonly fact: (item: T) => Fact | null;
  /** `wide` leaves it out on phones. */
  readonly room: 'any' | 'wide';
  readonly align: 'start' | 'end';
}

/** How the items of a list are shown. Keep the object, because rows render again when it changes. */
export interface EntryKind<T, Sort extends string> {
  readonly kind: 'member' | 'group';
  readonly toEntry: (item: T) => ListEntry;
  /** Whether entries that others do not see are marked. */
  readonly marksHidden: boolean;
  /** What the column of names sorts by. */
  readonly nameSort: Sort;
  readonly columns: readonly Column<T, Sort>[];
  /** The column that rows show beside or under the name. */
  readonly noteColumn: string;
  /** What is shown of an item because the list is sorted by it; null if it is visible anyway or missing. */
  readonly sortFact: (item: T, sort: Sort) => Fact | null;
  /** What an item is left out of counts and Random for; absent if nothing is. */
  readonly stateOf?: (item: T) => MemberState | undefined;
  /** Whether a search found it in its description, where the match is not visible. */
  readonly description: (item: T) => string | null;
}
