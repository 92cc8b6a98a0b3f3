import type { SystemFile, UnknownCount } from '@frontboard/portable';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { importWords } from './import-words.ts';
import { fileWords } from './words.ts';

/** A line for each kind of data that stays in a file: what PluralKit can't store, and what no program here knows. */
export function notImported({ lost, unknown }: Pick<SystemFile, 'lost' | 'unknown'>): readonly string[] {
  const { lostCount, lostKinds } = importWords;
  return [
    ...lost.map(({ kind, count }) => lostCount(lostKinds[kind], formatCount(count))),
    ...unknown.map(unknownLine),
  ];
}

/** A line for each way in which values of a file were read with an assumption. */
export function assumptions({ assumed }: Pick<SystemFile, 'assumed'>): readonly string[] {
  return assumed.map(({ kind, count }) => importWords.assumed[kind](count));
}

function unknownLine({ list, key, count }: UnknownCount): string {
  const { unknown } = importWords;
  if (key === null) return unknown.others(formatCount(count));
  if (list === null) return unknown.part(key, formatCount(count));
  const kind = fileWords.compare.rows[list];
  return unknown.field(
    key,
    kind === undefined ? `${formatCount(count)} (${list})` : unknown.rows[kind](count),
  );
}
