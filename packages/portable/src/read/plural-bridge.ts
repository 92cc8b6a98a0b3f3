import type { SystemSource } from './byte-source.ts';

// From the program's code of 2026-08-20, read on 2026-11-28. It saves each answer of Simply Plural's service as a file.

/** Repeat others, or only say how the files were made. */
const REPEATED = /^(?:manifest|me|fronthistory_.*|.*__.*)$/i;

/** The files of a system in an archive of PluralBridge, by the names of Simply Plural's collections; null for another archive. */
export function bridgeFiles(sources: readonly SystemSource[]): ReadonlyMap<string, SystemSource> | null {
  const members = sources.find(({ name }) => /(?:^|[\\/])members\.json$/i.test(name));
  if (members === undefined) return null;
  const folder = members.name.slice(0, -'members.json'.length);
  const files = new Map(
    sources.flatMap((source) => {
      const inside = source.name.startsWith(folder) ? source.name.slice(folder.length) : '/';
      const [, name] = /^([^\\/]+)\.json$/i.exec(inside) ?? [];
      return name === undefined || REPEATED.test(name) ? [] : [[name, source] as const];
    }),
  );
  return ['frontHistory', 'customFronts', 'customFields', 'groups'].filter((name) => files.has(name)).length >
    1
    ? files
    : null;
}

/** The parts of such files as one file of Simply Plural. */
export function joinBridge(parts: ReadonlyMap<string, unknown>): Readonly<Record<string, unknown>> {
  const { user, categories, ...rest } = Object.fromEntries(parts);
  return {
    ...rest,
    ...(categories !== undefined && { channelCategories: categories }),
    ...(user !== undefined && { users: Array.isArray(user) ? user : [user] }),
  };
}
