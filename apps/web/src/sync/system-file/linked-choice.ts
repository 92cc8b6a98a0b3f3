import {
  type FileRecord,
  type ImportChoice,
  type ImportPlan,
  nameToMatch,
  type PlannedRecord,
  type SystemFile,
} from '@frontboard/portable';
import { type ImportLinks, linkOf } from '../runs/import-links.ts';
import { findImportLink, type ImportOrigin, importRef } from './import-source.ts';

/**
 * The choice with what earlier imports know: a record that came from the same record of the same system is that one, whatever its name is
 * now. Where only its number is the same, a person has to confirm it. If the file contains the uuid of an existing record, that decides.
 */
export function linkedChoice(
  choice: ImportChoice,
  { file, now, links }: { readonly file: SystemFile; readonly now: SystemFile; readonly links: ImportLinks },
): ImportChoice {
  const matches = new Map(choice.matches);
  const toConfirm = new Map(choice.toConfirm);
  for (const of of ['member', 'group'] as const) {
    const part = `${of}s` as const;
    const byUuid = new Map(now[part].map((record) => [record.uuid, record]));
    const isThere = ({ uuid }: FileRecord) => uuid !== null && byUuid.has(uuid);
    const taken = new Set(file[part].filter(isThere).map(({ uuid }) => byUuid.get(uuid)));
    for (const record of file[part].filter((one) => !isThere(one))) {
      const link = findImportLink(links, file, of, record);
      const target = byUuid.get(link?.uuid ?? '');
      if (link === null || target === undefined || taken.has(target)) continue;
      if (link.isCertain || nameToMatch(record) === nameToMatch(target)) {
        taken.add(target);
        matches.set(`${part}.${record.key}`, target.key);
      } else {
        toConfirm.set(`${part}.${record.key}`, target.key);
      }
    }
  }
  return { ...choice, matches, toConfirm };
}

/** The links of existing records, so that the next import knows them under another name, too. */
export function linksOfPlan(file: ImportOrigin, plan: Pick<ImportPlan, 'members' | 'groups'>): ImportLinks {
  const entries = (of: 'member' | 'group', planned: readonly PlannedRecord<FileRecord>[]) =>
    planned.flatMap(({ record, target, verdict }) =>
      target === null || target.uuid === null || verdict === 'out'
        ? []
        : linkOf(importRef(file, of, record), target.uuid),
    );
  return Object.fromEntries([...entries('member', plan.members), ...entries('group', plan.groups)]);
}
