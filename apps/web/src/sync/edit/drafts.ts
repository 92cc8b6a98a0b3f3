import { recordSchema } from '@frontboard/model';
import * as v from 'valibot';
import { anyDocumentSchema, openDocumentStore } from '../../persistence/document-store.ts';
import type { DeepReadonly } from '../../persistence/documents/deep-readonly.ts';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { fieldReader } from '../../persistence/read-fields.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import { type AccountPlace, accountPlace } from '../../session/account-place.ts';
import { DRAFTS_KEY } from './drafts-key.ts';

const sentSchema = v.object({
  values: recordSchema,
  /** The uuids of equal records from before: they are not the result. */
  twins: v.array(v.string()),
  /** What was sent, by the service's names; absent in drafts of earlier releases. */
  patch: v.optional(recordSchema),
  /** A later page has looked for the result, and has it checked for twins. */
  isLookedFor: v.optional(v.boolean()),
});
export const draftSchema = v.object({
  /** The service's copy it was typed over. */
  base: recordSchema,
  values: recordSchema,
  /** When it was last changed, in milliseconds since 1970. */
  atMs: v.number(),
  /** What was in flight when the draft was stored; its outcome is unknown. */
  sent: v.fallback(v.nullable(sentSchema), null),
  /** Other fields of what was typed are saved. */
  isPartlySaved: v.optional(v.boolean()),
});

/** What was typed into a form and not saved. */
export type Draft = DeepReadonly<v.InferOutput<typeof draftSchema>>;

/** Drafts by account and form. */
type DraftsDocument = Readonly<Record<string, Readonly<Record<string, Draft>>>>;
export interface DraftsStore extends PersistentStore<DraftsDocument> {
  /** Whether the last change is on the device; if not, it is only in memory. */
  isWritten(): boolean;
  /** Where the drafts of an account are. */
  placeOf(viewer: string): AccountPlace;
  /** Whether the current change brings back what the device had lost. */
  isRecovering(): boolean;
}

/** Upper bound; the oldest are removed first. The room on the device is shared. */
const MOST_DRAFTS = 200;

const withSentSchema = v.looseObject({ sent: v.optional(v.nullable(sentSchema)) });
const NO_DRAFTS: DraftsDocument = {};

export type DraftPlace = ReturnType<typeof draftPlace>;

/**
 * The store of the draft of the form `key` of the account `viewer`. Once the account was dismissed, it changes nothing.
 *
 * @param isDurable false for a storage that lasts as long as the page
 */
export function draftPlace(store: DraftsStore, viewer: string, key: string, isDurable = true) {
  const place = store.placeOf(viewer);
  let own = store.getState()[viewer]?.[key] ?? null;
  return {
    load: (): Draft | null => store.getState()[viewer]?.[key] ?? null,
    /** Returns whether the draft reached the device; if not, it lasts as long as the page. */
    save(draft: Draft): boolean {
      if (!place.isOpen()) return false;
      own = draft;
      store.update((drafts) => newest({ ...drafts, [viewer]: { ...drafts[viewer], [key]: draft } }));
      return isDurable && store.isWritten();
    },
    remove(): void {
      own = null;
      if (place.isOpen() && store.getState()[viewer]?.[key] !== undefined)
        store.update((drafts) => without(drafts, viewer, key));
    },
    /** Calls `fn` when another tab has changed this draft, or it is recovered. Returns an unsubscribe function. */
    subscribe: (fn: (isRecovered: boolean) => void) =>
      store.subscribe((drafts) => {
        const draft = drafts[viewer]?.[key] ?? null;
        if (draft?.atMs === own?.atMs) return;
        own = draft;
        fn(store.isRecovering());
      }),
  };
}

/** Moves a draft to another form of the same account. One that is there stays, and so does the moved one then. */
export function moveDraft(
  store: DraftsStore,
  viewer: string,
  from: string,
  to: string,
  change: (draft: Draft) => Draft = (draft) => draft,
): void {
  const former = draftPlace(store, viewer, from);
  const place = draftPlace(store, viewer, to);
  const draft = former.load();
  if (draft === null || place.load() !== null) return;
  place.save(change(draft));
  former.remove();
}

/** Notes that the result of what the form `key` has sent was looked for. The rest of its draft stays unchanged. */
export function noteLookedFor(store: DraftsStore, viewer: string, key: string): void {
  if (!store.placeOf(viewer).isOpen()) return;
  store.update((drafts) => {
    const draft = drafts[viewer]?.[key];
    if (draft?.sent == null) return drafts;
    const looked: Draft = { ...draft, sent: { ...draft.sent, isLookedFor: true } };
    return { ...drafts, [viewer]: { ...drafts[viewer], [key]: looked } };
  });
}

/** Opens the drafts of all accounts in `storage`. */
export function createDraftsStore(storage: SafeStorage): DraftsStore {
  let isWritten = true;
  let isRecovering = false;
  const watched: SafeStorage = {
    ...storage,
    set: (key, text) => {
      isWritten = storage.set(key, text);
      return isWritten;
    },
    onRecovered: (key, fn) =>
      storage.onRecovered(key, (text) => {
        isRecovering = true;
        fn(text);
        isRecovering = false;
      }),
    // A document of a newer release is overwritten only after it was copied.
    setAside: (key, reason) => {
      isWritten = storage.setAside(key, reason);
      return isWritten;
    },
  };
  const opened = openDocumentStore(watched, DRAFTS_KEY, {
    version: 1,
    initial: NO_DRAFTS,
    schema: anyDocumentSchema,
    read(stored) {
      const accounts = fieldReader(stored);
      const problems: string[] = [];
      const value = mapEntries(accounts.table('drafts', recordSchema), (forms) => {
        const fields = fieldReader({ forms });
        // What has been replaced by null is a problem, too.
        fields.table('forms', withSentSchema);
        const drafts = fields.table('forms', draftSchema);
        problems.push(...fields.problems);
        return drafts;
      });
      return { value, isDamaged: problems.length + accounts.problems.length > 0 };
    },
    write: (drafts) => ({ drafts }),
    merge: mergeDrafts,
  });
  return {
    ...opened,
    isWritten: () => isWritten,
    isRecovering: () => isRecovering,
    placeOf: (viewer) => accountPlace(storage, viewer),
  };
}

/** Two tabs at the same time: a form that only one has changed is taken from that tab. If both have changed it, the newer draft stays. */
function mergeDrafts(base: DraftsDocument, mine: DraftsDocument, theirs: DraftsDocument): DraftsDocument {
  const merged: Record<string, Record<string, Draft>> = {};
  for (const viewer of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const keys = new Set([...Object.keys(mine[viewer] ?? {}), ...Object.keys(theirs[viewer] ?? {})]);
    for (const key of keys) {
      const [before, own, foreign] = [base[viewer]?.[key], mine[viewer]?.[key], theirs[viewer]?.[key]];
      const isMine = own?.atMs !== before?.atMs;
      const isTheirs = foreign?.atMs !== before?.atMs;
      // If one tab deletes a draft while the other types in it, the draft stays.
      const newest = isMine && isTheirs ? newerOf(own, foreign) : isMine ? own : foreign;
      if (newest !== undefined) merged[viewer] = { ...merged[viewer], [key]: newest };
    }
  }
  return merged;
}

function newerOf(one: Draft | undefined, other: Draft | undefined): Draft | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return one.atMs >= other.atMs ? one : other;
}

function without(drafts: DraftsDocument, viewer: string, key: string): DraftsDocument {
  const { [key]: _gone, ...others } = drafts[viewer] ?? {};
  return { ...drafts, [viewer]: others };
}

function newest(drafts: DraftsDocument): DraftsDocument {
  const all = Object.values(drafts).flatMap((forms) => Object.values(forms));
  if (all.length <= MOST_DRAFTS) return drafts;
  const oldestMs = all.map(({ atMs }) => atMs).sort((a, b) => b - a)[MOST_DRAFTS - 1] ?? 0;
  return mapEntries(drafts, (forms) =>
    Object.fromEntries(Object.entries(forms).filter(([, { atMs }]) => atMs >= oldestMs)),
  );
}

function mapEntries<T, R>(record: Readonly<Record<string, T>>, change: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
}
