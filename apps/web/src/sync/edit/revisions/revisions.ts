import { recordSchema } from '@frontboard/model';
import * as v from 'valibot';
import { anyDocumentSchema } from '../../../persistence/document-store.ts';
import type { DeepReadonly } from '../../../persistence/documents/deep-readonly.ts';
import type { PersistentStore } from '../../../persistence/persistent-store.ts';
import { fieldReader } from '../../../persistence/read-fields.ts';
import { accountDocument } from '../../../session/account-document.ts';
import { bothWithoutHeld, holdingText } from './holds-text.ts';

const revisionSchema = v.object({
  id: v.string(),
  /** The form that was saved, such as `member:<uuid>` or `system`. */
  form: v.string(),
  /** In milliseconds since 1970. */
  atMs: v.number(),
  /** The changed fields as form values, before and after. */
  before: recordSchema,
  after: recordSchema,
});

/** What a save on this device changed in one record. */
export type Revision = DeepReadonly<v.InferOutput<typeof revisionSchema>>;

/** The revisions of one account, the newest first. */
export type RevisionsStore = PersistentStore<readonly Revision[]>;

const LONGEST_MS = 90 * 24 * 3_600_000;
/** In characters of JSON. The room on the device is shared: about 150 changed descriptions. */
const MOST_CHARACTERS = 300_000;

const NO_REVISIONS: readonly Revision[] = [];

/** The revisions of each account. */
export const revisionsStores = accountDocument({
  name: 'revisions',
  version: 1,
  initial: NO_REVISIONS,
  schema: anyDocumentSchema,
  read(stored) {
    const fields = fieldReader(stored);
    return { value: fields.list('revisions', revisionSchema), isDamaged: fields.problems.length > 0 };
  },
  write: (revisions) => ({ revisions }),
  merge: mergeRevisions,
});

/** Two tabs at the same time: what either has added stays, and what either has removed or purged is gone. */
function mergeRevisions(
  base: readonly Revision[],
  mine: readonly Revision[],
  theirs: readonly Revision[],
): readonly Revision[] {
  const [former, own, other] = [base, mine, theirs].map((all) => new Map(all.map((one) => [one.id, one])));
  const ids = new Set([...mine, ...theirs].map(({ id }) => id));
  return [...ids]
    .flatMap((id) => {
      const [was, here, there] = [former?.get(id), own?.get(id), other?.get(id)];
      if (was === undefined) return here ?? there ?? [];
      if (here === undefined || there === undefined) return [];
      return sizeOf(here) <= sizeOf(there) ? here : there;
    })
    .toSorted((one, another) => another.atMs - one.atMs);
}

/** Adds a revision. Removes those older than 90 days, and the oldest ones where they take too much room. */
export function addRevision(store: RevisionsStore, revision: Revision): void {
  store.update((all) => withinBounds([revision, ...all], revision.atMs));
}

/** The revisions that are not expired, as many as there is room for. */
export function withinBounds(revisions: readonly Revision[], nowMs: number): readonly Revision[] {
  let room = MOST_CHARACTERS;
  return revisions.filter((one) => {
    room -= sizeOf(one);
    return room >= 0 && nowMs - one.atMs <= LONGEST_MS;
  });
}

function sizeOf(revision: Revision): number {
  return JSON.stringify(revision).length;
}

/** Removes every value that contains a text, such as a former name, from all revisions. */
export function purgeText(store: RevisionsStore, text: string): void {
  const holds = holdingText(text);
  store.update((all) =>
    all.flatMap((revision) => {
      const { before, after } = revision;
      if (!holds([before, after])) return [revision];
      const rest = bothWithoutHeld({ before, after }, holds);
      return Object.keys(rest.before).length === 0 ? [] : [{ ...revision, ...rest }];
    }),
  );
}
