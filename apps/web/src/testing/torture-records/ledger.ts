import type { RestoreCopy } from '../../sync/restore/restore-copy.ts';
import type { RecordKind } from './schedule.ts';
import type { RecordWorld } from './world.ts';

/** A record that a person makes in a form. */
export interface Creation {
  readonly kind: RecordKind;
  readonly name: string;
  /** What the app said last; null before that. */
  told: 'saved' | 'not-saved' | 'uncertain' | null;
}

/** A deletion that a person has asked for. */
export interface Deletion {
  readonly kind: RecordKind;
  readonly uuid: string;
  readonly name: string;
  /** What the service had of it at the first try. */
  readonly memberships: readonly string[];
  readonly wasThere: boolean;
  /** In how many dialogs it was asked for. */
  tries: number;
  told: 'deleted' | 'refused' | 'unknown' | null;
}

/** A restore that a person has asked for. */
export interface Restoring {
  readonly copy: RestoreCopy;
  isRestored: boolean;
  /** The uuids that were there before: a repeated creation may have left a twin, which is still to be found. */
  readonly others: ReadonlySet<string>;
}

/** A person's requests, the app's messages, and the changes by others: what must be true at the end follows from them. */
export interface Ledger {
  readonly creations: Creation[];
  readonly deletions: Map<string, Deletion>;
  readonly restorings: Map<string, Restoring>;
  /** In how many dialogs a record was to be hidden, by its uuid. */
  readonly hidings: Map<string, number>;
  /** Every record that the person knows to exist or to have existed: from the beginning, reported as saved, or as restored. */
  readonly known: Map<string, { readonly kind: RecordKind; readonly name: string }>;
  /** The uuids of what another device has changed or deleted. */
  readonly foreign: Set<string>;
  readonly deletedElsewhere: Set<string>;
  /** The names of records whose twins the app has found and offered to remove. */
  readonly offered: Set<string>;
  /** The uuids of restored records, by the uuid from before. */
  readonly followers: Map<string, string>;
  /** The person's changes in each tab, by the uuids of the records. */
  readonly changedIn: Map<string, Set<number>>;
  readonly faults: { readonly kind: 'lost' | 'doubled' | 'wrong'; readonly what: string }[];
  lost(what: string): void;
  doubled(what: string): void;
  wrong(what: string): void;
  touched(tab: number, ...uuids: readonly string[]): void;
  readonly pairs: Pairs;
}

/** What is expected of memberships, by group and member. */
export interface Pairs {
  /** A change begins. */
  begin(group: string, member: string): void;
  /** It has ended, and the membership is as `isIn`. */
  end(group: string, member: string, isIn: boolean): void;
  /** It is unknown. */
  blur(group: string, member: string): void;
  /** What is certain; null if nothing is. */
  expected(group: string, member: string): boolean | null;
  all(): readonly (readonly [group: string, member: string, isIn: boolean])[];
}

export function openLedger(): Ledger {
  const faults: Ledger['faults'] = [];
  const changedIn: Ledger['changedIn'] = new Map();
  const note = (kind: 'lost' | 'doubled' | 'wrong') => (what: string) => {
    if (!faults.some((fault) => fault.kind === kind && fault.what === what)) faults.push({ kind, what });
  };
  return {
    creations: [],
    deletions: new Map(),
    restorings: new Map(),
    hidings: new Map(),
    known: new Map(),
    foreign: new Set(),
    deletedElsewhere: new Set(),
    offered: new Set(),
    followers: new Map(),
    changedIn,
    faults,
    lost: note('lost'),
    doubled: note('doubled'),
    wrong: note('wrong'),
    touched(tab, ...uuids) {
      for (const uuid of uuids) changedIn.set(uuid, (changedIn.get(uuid) ?? new Set()).add(tab));
    },
    pairs: openPairs(),
  };
}

function openPairs(): Pairs {
  const known = new Map<string, { isIn: boolean | null; running: number; isBlurred: boolean }>();
  const at = (group: string, member: string) => {
    const key = `${group} ${member}`;
    const pair = known.get(key) ?? { isIn: null, running: 0, isBlurred: false };
    known.set(key, pair);
    return pair;
  };
  return {
    begin(group, member) {
      const pair = at(group, member);
      if (pair.running > 0) pair.isBlurred = true;
      pair.running += 1;
    },
    end(group, member, isIn) {
      const pair = at(group, member);
      pair.running -= 1;
      pair.isIn = isIn;
    },
    blur(group, member) {
      at(group, member).isBlurred = true;
    },
    expected(group, member) {
      const { isIn, running, isBlurred } = at(group, member);
      return running > 0 || isBlurred ? null : isIn;
    },
    all: () =>
      [...known].flatMap(([key, { isIn, running, isBlurred }]) => {
        const [group = '', member = ''] = key.split(' ');
        return isIn === null || running > 0 || isBlurred ? [] : [[group, member, isIn] as const];
      }),
  };
}

/** Records the initial state of the service. */
export function noteBeginning({ known, pairs }: Ledger, world: RecordWorld): void {
  for (const kind of ['member', 'group'] as const) {
    for (const { uuid, name } of world.rows(kind)) known.set(uuid, { kind, name });
  }
  for (const { uuid: group } of world.rows('group')) {
    for (const { uuid: member } of world.rows('member')) {
      pairs.begin(group, member);
      pairs.end(group, member, world.isIn(group, member));
    }
  }
}
