import type { FileRecord, ImportChoice, ImportPlan, PlannedRecord, SystemFile } from '@frontboard/portable';
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
  for (const of of ['member', 'group'] as const) {
    const part = `${of}s` as const;
    const byUuid = new Map(now[part].map((record) => [record.uuid, record]));
    const taken = new Set<FileRecord>();
    for (const { key, uuid } of file[part]) {
      if (uuid !== null && byUuid.has(uuid)) continue;
      const target = byUuid.get(links[importSource(file.format, of, key)] ?? '');
      if (target === undefined || isPlaceInFile(key) || taken.has(target)) continue;
      taken.add(target);
      matches.set(`${part}.${key}`, target.key);
    }
  }
  return { ...choice, matches };
}

/** The links of existing records, so that the next import knows them under another name, too. */
export function linksOfPlan(format: string, plan: Pick<ImportPlan, 'members' | 'groups'>): ImportLinks {
  const entries = (of: 'member' | 'group', planned: readonly PlannedRecord<FileRecord>[]) =>
    planned.flatMap(({ record, target, verdict }) =>
      target === null || target.uuid === null || verdict === 'out' || isPlaceInFile(record.key)
        ? []
        : [[importSource(format, of, record.key), target.uuid] as const],
    );
  return Object.fromEntries([...entries('member', plan.members), ...entries('group', plan.groups)]);
}
