import type { FileMember, FoundSystem } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import { each, type Shape } from './file-shape.ts';
import { intervalFile } from './interval-file.ts';
import { spanOf } from './intervals.ts';
import type { Table } from './parse-table.ts';
import { idAt, listIn, MOST_RECORDS, MOST_SWITCHES, own, type ReadContext, recordsAt } from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the exporter's code of 2026-09 (version 1), read on 2026-11-28.

export const SHEAF_HISTORY_SHAPE: Shape = {
  sheaf_front_history_version: 'read',
  ...each('exported_at system_name front_count', 'ignored'),
  fronts: {
    rows: { ...each('started_at ended_at members', 'read'), id: 'ignored', custom_status: 'statuses' },
  },
};

/** Whether a file is Sheaf's front history without the system. */
export function isSheafHistory(root: Raw): boolean {
  return Object.hasOwn(root, 'sheaf_front_history_version');
}

/** The same history as a table; null for other tables. */
export function historyOfTable({ header, rows }: Table): Raw | null {
  const [start, end, members] = ['started_at', 'ended_at', 'members'].map((name) => header.indexOf(name));
  if (start === undefined || start < 0 || !header.includes('duration_seconds')) return null;
  const cell = (row: readonly string[], index = -1) => idAt(row[index]?.replace(GUARD, ''));
  return {
    sheaf_front_history_version: '1',
    fronts: rows.map((row) => ({
      started_at: cell(row, start),
      ended_at: cell(row, end),
      members: cell(row, members)?.split('; ') ?? [],
      custom_status: cell(row, header.indexOf('custom_status')),
    })),
  };
}

/** Before what a spreadsheet would take for a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/;

/** Reads the front history of Sheaf, which names members and says nothing else of them. @throws {FileProblem} for an unknown version */
export function readSheafHistory(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  if (String(own(root, 'sheaf_front_history_version')) !== '1')
    throw new FileProblem('unknown-version', '$.sheaf_front_history_version');
  const rows = recordsAt(root, 'fronts', notes, MOST_SWITCHES).map(({ raw, path }) => ({
    ...spanOf(own(raw, 'started_at'), own(raw, 'ended_at'), notes),
    names: (listIn(own(raw, 'members'), `${path}.members`, notes) ?? []).map(idAt),
    path,
  }));
  /** Their places: keys are stored after an import, and a name is private. */
  const keys = new Map<string | null, string>();
  for (const { names } of rows)
    for (const name of names) if (name !== null && !keys.has(name)) keys.set(name, `#${keys.size}`);
  if (keys.size > MOST_RECORDS) throw new FileProblem('too-many', '$.fronts');
  const members = [...keys].map(
    ([name, key]): FileMember => ({ key, id: null, uuid: null, fields: { name } }),
  );
  const file = intervalFile(
    {
      format: 'sheaf',
      sourceSystem: null,
      system: null,
      members,
      groups: () => [],
      rows: rows.map((row) => ({ ...row, names: row.names.map((name) => keys.get(name)) })),
    },
    { nowMs, notes },
  );
  return { ...file, wholeParts: new Set(), hint: 'history-only' };
}
