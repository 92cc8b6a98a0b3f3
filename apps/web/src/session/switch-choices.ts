import * as v from 'valibot';
import { useStore } from 'zustand/react';
import { anyDocumentSchema } from '../persistence/document-store.ts';
import type { DeepReadonly } from '../persistence/documents/deep-readonly.ts';
import type { PersistentStore } from '../persistence/persistent-store.ts';
import { fieldReader } from '../persistence/read-fields.ts';
import { mergeFields, mergeList } from '../persistence/three-way-merge.ts';
import { accountDocument } from './account-document.ts';
import { useAccountStore } from './account-hooks.ts';
import type { FrontMember } from './front-member.ts';

const draftSchema = v.nullable(
  v.object({
    /** Uuids in front order; the first one is the primary fronter. */
    members: v.array(v.string()),
    /** The time to record it at, in milliseconds since 1970; null for the time of the tap. */
    atMs: v.nullable(v.number()),
    /** The time is only about right. */
    isAbout: v.optional(v.boolean(), false),
    changedAtMs: v.number(),
  }),
);

/** A front that is not recorded yet. */
export type FrontDraft = DeepReadonly<NonNullable<v.InferOutput<typeof draftSchema>>>;

/** The choices of one account on the switch screen of this device. Members are uuids. */
export interface SwitchChoices {
  readonly favourites: readonly string[];
  /** Who fronts often these days, as the history last said; before them the members of later switches from this device, latest first. */
  readonly recents: readonly string[];
  /** Null while nothing is chosen. */
  readonly draft: FrontDraft | null;
  /** Names of the members above from the last known list, so that the screen opens before the list has loaded. */
  readonly known: Readonly<Record<string, { readonly id: string; readonly name: string }>>;
}

export type SwitchChoicesStore = PersistentStore<SwitchChoices>;

/** More would not be found at a glance. */
const MOST_RECENT = 12;
/** An older draft would surprise. */
const DRAFT_LIFE_MS = 12 * 3_600_000;

export const NO_CHOICES: SwitchChoices = { favourites: [], recents: [], draft: null, known: {} };

/** The name of a member, for use before the member list has loaded. */
export const knownMemberSchema = v.object({ id: v.string(), name: v.string() });

/** The choices of each account. */
export const switchChoicesStores = accountDocument({
  name: 'switch-choices',
  version: 1,
  initial: NO_CHOICES,
  schema: anyDocumentSchema,
  read(stored) {
    const fields = fieldReader(stored);
    const draft = fields.one('draft', draftSchema, null);
    const value = {
      favourites: [...new Set(fields.list('favourites', v.string()))],
      recents: [...new Set(fields.list('recents', v.string()))].slice(0, MOST_RECENT),
      draft: draft === null ? null : { ...draft, members: [...new Set(draft.members)] },
      known: fields.table('known', knownMemberSchema),
    };
    return { value, isDamaged: fields.problems.length > 0 };
  },
  write: (choices) => ({ ...choices, known: stillNamed(choices) }),
  merge: (base, mine, theirs) => ({
    favourites: mergeList(base.favourites, mine.favourites, theirs.favourites),
    recents: mergeList(base.recents, mine.recents, theirs.recents).slice(0, MOST_RECENT),
    draft: mergeFields(base.draft, mine.draft, theirs.draft),
    known: { ...theirs.known, ...mine.known },
  }),
});

/** The names of the members that are still among the choices. */
function stillNamed({ favourites, recents, draft, known }: SwitchChoices): SwitchChoices['known'] {
  const wanted = new Set([...favourites, ...recents, ...(draft?.members ?? [])]);
  return Object.fromEntries(Object.entries(known).filter(([uuid]) => wanted.has(uuid)));
}

/** A change of the choices. */
export type SwitchChoicesChange = (choices: SwitchChoices) => SwitchChoices;

/**
 * Puts the members of a new switch first among the recent ones. Clears the draft if it still has the members `done` (uuids).
 */
export function switchedTo(
  members: readonly FrontMember[],
  done: readonly string[] | null,
): SwitchChoicesChange {
  return (choices) => {
    const latest = members.map(({ uuid }) => uuid);
    const others = choices.recents.filter((uuid) => !latest.includes(uuid));
    return {
      ...naming(members)(choices),
      recents: [...latest, ...others].slice(0, MOST_RECENT),
      draft: done !== null && choices.draft?.members.join() === done.join() ? null : choices.draft,
    };
  };
}

/** Stores who fronts often these days, for when the screen opens before the history is read. Returns the same object if that is known. */
export function frontingOften(members: readonly FrontMember[]): SwitchChoicesChange {
  return (choices) => {
    const recents = members.slice(0, MOST_RECENT).map(({ uuid }) => uuid);
    return recents.join() === choices.recents.join() ? choices : { ...naming(members)(choices), recents };
  };
}

/** Adds a member to the favourites, or removes them. */
export function favouring(member: FrontMember, isFavourite: boolean): SwitchChoicesChange {
  return (choices) => {
    const others = choices.favourites.filter((uuid) => uuid !== member.uuid);
    return {
      ...naming([member])(choices),
      favourites: isFavourite ? [...others, member.uuid] : others,
    };
  };
}

/** Replaces the draft. A draft without members and time clears it. `isAbout`: whether the time is only about right; absent if that stays while the time does. */
export function drafting(
  members: readonly FrontMember[],
  atMs: number | null,
  nowMs: number,
  isAbout?: boolean,
): SwitchChoicesChange {
  return (choices) => ({
    ...naming(members)(choices),
    draft:
      members.length === 0 && atMs === null
        ? null
        : {
            members: [...new Set(members.map(({ uuid }) => uuid))],
            atMs,
            isAbout: atMs !== null && (isAbout ?? isAboutAt(choices, atMs, nowMs)),
            changedAtMs: nowMs,
          },
  });
}

/** What was said of one time is not true of another. */
function isAboutAt(choices: SwitchChoices, atMs: number, nowMs: number): boolean {
  const draft = currentDraft(choices, nowMs);
  return draft?.atMs === atMs && draft.isAbout;
}

/** Stores the current names of members. Returns the same object when they are known. */
export function naming(members: readonly FrontMember[]): SwitchChoicesChange {
  return (choices) => {
    const news = members.filter(({ uuid, id, name }) => {
      const known = choices.known[uuid];
      return known?.id !== id || known.name !== name;
    });
    if (news.length === 0) return choices;
    const named = Object.fromEntries(news.map(({ uuid, id, name }) => [uuid, { id, name }]));
    return { ...choices, known: { ...choices.known, ...named } };
  };
}

/** The draft, unless it is too old. */
export function currentDraft({ draft }: SwitchChoices, nowMs: number): FrontDraft | null {
  return draft !== null && nowMs - draft.changedAtMs < DRAFT_LIFE_MS ? draft : null;
}

/** The store of the own system's choices, or an empty one without an own system. */
export function useSwitchChoicesStore(): SwitchChoicesStore {
  return useAccountStore(switchChoicesStores);
}

/** The own system's choices. */
export function useSwitchChoices(): SwitchChoices {
  return useStore(useSwitchChoicesStore());
}
