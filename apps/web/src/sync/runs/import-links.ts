import * as v from 'valibot';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { accountDocument } from '../../session/account-document.ts';
import { formerOf, type Run } from './run.ts';

/** Which record of the service a record of an imported file is: uuids, and with some the sign of a name, by source (`importRef`). */
export type ImportLinks = Readonly<Record<string, string>>;

type ImportLinksStore = PersistentStore<ImportLinks>;

/** The oldest are removed: the room on the device is shared. About 500 kB. */
const MOST_LINKS = 5_000;
/** The start of the `ref` in its run of a record that later files may contain. No uuid begins like this. */
export const LINKED_PREFIX = 'import:';

const documentSchema = v.looseObject({ version: v.number(), links: v.record(v.string(), v.string()) });

/** The links of each account. */
export const importLinksStores = accountDocument<ImportLinks, v.InferOutput<typeof documentSchema>>({
  name: 'import-links',
  version: 1,
  initial: {},
  schema: documentSchema,
  read: ({ links }) => ({ value: links }),
  write: (links) => ({ links }),
  merge: (_base, mine, theirs) => ({ ...theirs, ...mine }),
});

/** Adds links. They replace links of the same source. */
export function addImportLinks(store: ImportLinksStore, links: ImportLinks): void {
  const added = Object.entries(links);
  if (added.length === 0) return;
  store.update((all) => {
    const others = Object.entries(all).filter(([source]) => !Object.hasOwn(links, source));
    return Object.fromEntries([...others, ...added].slice(-MOST_LINKS));
  });
}

/** The link of a record of a file to `uuid`, as an entry: none if no later file contains it. Its `ref` is a source and, with some, a sign. */
export function linkOf(ref: string, uuid: string): readonly (readonly [source: string, link: string])[] {
  if (!ref.startsWith(LINKED_PREFIX)) return [];
  const [source = '', sign] = ref.slice(LINKED_PREFIX.length).split(/ (?=[^ ]*$)/);
  return [[source, sign === undefined ? uuid : `${uuid} ${sign}`]];
}

/** The links of the records that a run has created from a file. */
export function linksOfRun({ items }: Run): ImportLinks {
  return Object.fromEntries(
    items.flatMap((item) => {
      const { operation } = item;
      const former = formerOf(item);
      return operation.kind === 'create' && former?.kind === 'created'
        ? linkOf(operation.ref, former.uuid)
        : [];
    }),
  );
}
