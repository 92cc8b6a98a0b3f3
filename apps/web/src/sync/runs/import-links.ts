import * as v from 'valibot';
import type { PersistentStore } from '../../persistence/persistent-store.ts';
import { accountDocument } from '../../session/account-document.ts';
import { formerOf, type Run } from './run.ts';

/** Which record of the service a record of an imported file is: uuids by source (`importSource`). */
export type ImportLinks = Readonly<Record<string, string>>;

type ImportLinksStore = PersistentStore<ImportLinks>;

/** The oldest are removed: the room on the device is shared. About 400 kB. */
const MOST_LINKS = 5_000;
const REF_PREFIX = 'import:';

const documentSchema = v.looseObject({ version: v.number(), links: v.record(v.string(), v.string()) });

/** The key of a file's record in the links: the program that wrote the file, the kind, and its key there. */
export function importSource(format: string, of: 'member' | 'group', key: string): string {
  return `${format}:${of}:${key}`;
}

/** The `ref` in its run of a record that an import creates. No uuid begins like this. */
export function importRef(format: string, of: 'member' | 'group', key: string): string {
  return REF_PREFIX + importSource(format, of, key);
}

/** Whether a key is the position of a record in its file: in another file it means another record. */
export function isPlaceInFile(key: string): boolean {
  return key.startsWith('#') || key.startsWith('$');
}

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

/** Adds links, or replaces those of the same source. */
export function addImportLinks(store: ImportLinksStore, links: ImportLinks): void {
  const added = Object.entries(links);
  if (added.length === 0) return;
  store.update((all) => {
    const others = Object.entries(all).filter(([source]) => !Object.hasOwn(links, source));
    return Object.fromEntries([...others, ...added].slice(-MOST_LINKS));
  });
}

/** The links of the records that a run has created from a file. */
export function linksOfRun({ items }: Run): ImportLinks {
  return Object.fromEntries(
    items.flatMap((item) => {
      const { operation } = item;
      const former = formerOf(item);
      if (operation.kind !== 'create' || former?.kind !== 'created') return [];
      if (!operation.ref.startsWith(REF_PREFIX)) return [];
      const source = operation.ref.slice(REF_PREFIX.length);
      const [, , ...key] = source.split(':');
      return key.length === 0 || isPlaceInFile(key.join(':')) ? [] : [[source, former.uuid]];
    }),
  );
}
