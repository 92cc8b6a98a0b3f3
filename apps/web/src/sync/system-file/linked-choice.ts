import type { FileRecord, ImportChoice, SystemFile } from '@frontboard/portable';
import { type ImportLinks, importSource, isPlaceInFile } from '../runs/import-links.ts';

/**
 * The choice with what earlier imports know: a record that came from the same record of the same program is that one, whatever its name is
 * now. If the file contains the uuid of an existing record, that decides.
 */
export function linkedChoice(
  choice: ImportChoice,
  { file, now, links }: { readonly file: SystemFile; readonly now: SystemFile; readonly links: ImportLinks },
): ImportChoice {
  const matches = new Map(choice.matches);
  for (const [key, target] of linked(file, 'member', now.members, links))
    matches.set(`members.${key}`, target);
  for (const [key, target] of linked(file, 'group', now.groups, links)) matches.set(`groups.${key}`, target);
  return { ...choice, matches };
}

function linked(
  file: SystemFile,
  of: 'member' | 'group',
  now: readonly FileRecord[],
  links: ImportLinks,
): readonly (readonly [string, string])[] {
  const byUuid = new Map(now.map((record) => [record.uuid, record]));
  const records: readonly FileRecord[] = of === 'member' ? file.members : file.groups;
  const taken = new Set<FileRecord>();
  return records.flatMap(({ key, uuid }) => {
    if (uuid !== null && byUuid.has(uuid)) return [];
    const target = byUuid.get(links[importSource(file.format, of, key)] ?? '');
    if (target === undefined || isPlaceInFile(key) || taken.has(target)) return [];
    taken.add(target);
    return [[key, target.key] as const];
  });
}

/** The links of existing records, so that the next import knows them under another name, too. */
export function linksOfPlan(
  format: string,
  plan: Readonly<
    Record<
      'members' | 'groups',
      readonly { readonly record: FileRecord; readonly target: FileRecord | null; readonly verdict: string }[]
    >
  >,
): ImportLinks {
  const entries = (of: 'member' | 'group') =>
    (of === 'member' ? plan.members : plan.groups).flatMap(({ record, target, verdict }) =>
      target === null || target.uuid === null || verdict === 'out' || isPlaceInFile(record.key)
        ? []
        : [[importSource(format, of, record.key), target.uuid] as const],
    );
  return Object.fromEntries([...entries('member'), ...entries('group')]);
}
