import type { FileMember, FoundSystem } from '../system-file.ts';
import { FileProblem } from './file-problem.ts';
import { each, type Shape } from './file-shape.ts';
import { intervalFile } from './interval-file.ts';
import { MOST_INTERVALS, spanOf } from './intervals.ts';
import type { Table } from './parse-table.ts';
import { textsOf } from './read-value.ts';
import { idAt, listIn, MOST_RECORDS, MOST_SWITCHES, own, type ReadContext, recordsAt } from './reading.ts';

type Raw = Readonly<Record<string, unknown>>;

// From the exporter's code of 2026-09 (version 1), read on 2026-11-28; the calendar on 2026-11-29.

export const SHEAF_HISTORY_SHAPE: Shape = {
  sheaf_front_history_version: 'read',
  ...each('exported_at system_name front_count', 'ignored'),
  fronts: {
    rows: { ...each('started_at ended_at members custom_status', 'read'), id: 'ignored' },
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
  return historyOf(
    rows.map((row) => ({
      started_at: cell(row, start),
      ended_at: cell(row, end),
      names: cell(row, members),
      custom_status: cell(row, header.indexOf('custom_status')),
    })),
  );
}

/** Before what a spreadsheet would take for a formula. */
const GUARD = /^'(?=[=+\-@\t\r])/;

/** Whether a text starts as a calendar. */
export function isCalendarStart(text: string): boolean {
  return /^\s*BEGIN:VCALENDAR\s/i.test(text);
}

/** The same history as a calendar. @throws {FileProblem} for other calendars */
export function historyOfCalendar(text: string): Raw {
  if (!/^PRODID:-\/\/Sheaf\/\/Front History\//im.test(text)) throw new FileProblem('unknown-format');
  const fronts: HistoryFront[] = [];
  let event: Map<string, string> | null = null;
  // A line that starts with a space continues the one before.
  for (const line of text.replace(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const [, key = '', value = ''] = /^([\w-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? [];
    if (key === 'BEGIN' && value === 'VEVENT') event = new Map();
    else if (key === 'END' && value === 'VEVENT' && event !== null) fronts.push(frontOfEvent(event));
    else event?.set(key, value);
  }
  return historyOf(fronts);
}

function frontOfEvent(event: ReadonlyMap<string, string>): HistoryFront {
  const textOf = (key: string) =>
    event.get(key)?.replace(/\\(.)/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)) ?? '';
  // A current one ends when the file was written.
  const isCurrent = event.get('DTEND') === event.get('DTSTAMP') && textOf('SUMMARY').endsWith(CURRENT);
  const names = isCurrent ? textOf('SUMMARY').slice(0, -CURRENT.length) : textOf('SUMMARY');
  return {
    started_at: eventTime(event.get('DTSTART')),
    ended_at: isCurrent ? null : eventTime(event.get('DTEND')),
    names: names === NOBODY ? null : idAt(names),
    custom_status: idAt(textOf('DESCRIPTION')),
  };
}

const CURRENT = ' (ongoing)';
const NOBODY = '(no member)';

/** `20260301T100000Z` as other formats write it. */
function eventTime(value = ''): string {
  return value.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
}

/** A row of the history, with the names of its members in one text. */
interface HistoryFront {
  readonly started_at: string | null;
  readonly ended_at: string | null;
  readonly names: string | null;
  readonly custom_status: string | null;
}

/** The rows as the file in JSON has them. @throws {FileProblem} if they name more members than any history */
function historyOf(rows: readonly HistoryFront[]): Raw {
  let named = 0;
  const fronts = rows.map(({ names, ...front }) => {
    const members = names?.split('; ', MOST_RECORDS + 1) ?? [];
    named += members.length;
    if (members.length > MOST_RECORDS || named > MOST_INTERVALS)
      throw new FileProblem('too-many', '$.fronts');
    return { ...front, members };
  });
  return { sheaf_front_history_version: '1', fronts };
}

/** Reads the front history of Sheaf, which names members and says nothing else of them. @throws {FileProblem} for an unknown version */
export function readSheafHistory(root: Raw, { nowMs, notes }: ReadContext): FoundSystem {
  if (String(own(root, 'sheaf_front_history_version')) !== '1')
    throw new FileProblem('unknown-version', '$.sheaf_front_history_version');
  const rows = recordsAt(root, 'fronts', notes, MOST_SWITCHES).map(({ raw, path }) => ({
    ...spanOf(own(raw, 'started_at'), own(raw, 'ended_at'), notes),
    names: (listIn(own(raw, 'members'), `${path}.members`, notes) ?? []).map(idAt),
    texts: textsOf(own(raw, 'custom_status')),
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
