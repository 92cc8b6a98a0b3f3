import { firstChoice, planImport, readSystemFile } from '@frontboard/portable';
import { describe, expect, test } from 'vitest';
import { addImported } from '../../session/local/imported-local.ts';
import { type LocalData, NO_LOCAL_DATA } from '../../session/local/local-data.ts';
import type { RunOperation } from '../runs/operation.ts';
import { localOfImport, withLocal } from './local-of-import.ts';

const NOW_MS = Date.UTC(2025, 0, 1);
const hour = (at: number) => Date.UTC(2024, 0, 1, at);

const LAMP = {
  users: [{ _id: 'u', username: 'lamp' }],
  customFields: [
    { _id: 'f', name: 'Likes', order: '0|a', type: 0 },
    { _id: 'g', name: 'Story', order: '0|b', type: 0 },
  ],
  members: Array.from({ length: 150 }, (_, index) => ({
    _id: `m${index}`,
    name: `Member ${index}`,
    info: { f: 'tea', ...(index === 0 && { g: 'x'.repeat(1_001) }) },
  })),
  frontHistory: [1, 2].map((at) => ({
    _id: `h${at}`,
    member: 'm0',
    startTime: hour(at * 2),
    endTime: hour(at * 2 + 1),
    live: false,
    customStatus: `Status ${at}`,
  })),
};

async function planOf(local: LocalData, existing: readonly string[] = []) {
  const read = (value: unknown) => readSystemFile(new Blob([JSON.stringify(value)]), NOW_MS);
  const file = await read(LAMP);
  const now = await read({
    version: 2,
    members: existing.map((name, index) => ({ id: `aaaa${'abc'[index]}`, uuid: `u-${index}`, name })),
    switches: [],
  });
  const context = { nowMs: NOW_MS, memberLimit: 1_000, groupLimit: 10, resolveTimezone: () => null };
  const plan = planImport(file, now, firstChoice(file, now), context);
  return localOfImport(plan, file, { local, nowMs: NOW_MS });
}

describe('what an import stores on this device', () => {
  test('is in pieces, fields that have values first, and names members as the run does', async () => {
    const { operations, counts, lost } = await planOf(NO_LOCAL_DATA, ['Member 0']);
    expect(
      operations.map(({ fields, members, switches }) => [fields.length, members.length, switches.length]),
    ).toEqual([
      [1, 0, 0],
      [2, 100, 0],
      [2, 50, 0],
      [0, 0, 2],
    ]);
    expect(operations[1]?.members.slice(0, 2).map(({ ref }) => ref)).toEqual([
      'u-0',
      expect.stringMatching(/^import:|^unlinked:/),
    ]);
    expect(operations[3]?.switches.map(({ texts }) => texts)).toEqual([['Status 2'], ['Status 1']]);
    expect([counts.fields, counts.members, counts.inNotes, counts.switchNotes, lost]).toEqual([
      1, 150, 1, 2, 0,
    ]);
  });

  test('is nothing once it is there', async () => {
    const names = ['Member 0', 'Member 1'];
    const { operations } = await planOf(NO_LOCAL_DATA, names);
    const data = operations.reduce(
      (local, { fields, members, switches }) =>
        addImported(
          local,
          {
            fields,
            members: members.map(({ ref, values, ...member }) => ({
              ...member,
              uuid: ref,
              values: Object.entries(values).map(([place, value]) => [Number(place), value] as const),
            })),
            switches: switches.map(({ timestamp, roles, ...one }) => ({
              ...one,
              switchMs: Date.parse(timestamp),
              roles: Object.entries(roles),
            })),
          },
          1,
        ).data,
      NO_LOCAL_DATA,
    );
    expect((await planOf(data, names)).operations).toEqual([]);
  });

  test('comes before the switches of the run as far as it is about members', () => {
    const step = (kind: 'create' | 'record-switch'): RunOperation =>
      kind === 'create'
        ? { kind, of: 'member', ref: 'a', fields: {} }
        : { kind, timestamp: '2024-01-01T00:00:00Z', members: [] };
    const local = { kind: 'store-local', fields: [], members: [], switches: [] } as const;
    const empty = { ...local, fields: [], members: [], switches: [] };
    const ofSwitch = {
      ...empty,
      switches: [{ timestamp: '2024-01-01T00:00:00Z', id: null, texts: ['x'], roles: {} }],
    };
    const kinds = (operations: readonly RunOperation[]) => operations.map(({ kind }) => kind);
    const all = withLocal([step('create'), step('record-switch'), step('record-switch')], [empty, ofSwitch]);
    expect(kinds(all)).toEqual(['create', 'store-local', 'record-switch', 'record-switch', 'store-local']);
    expect(kinds(withLocal([step('create')], [empty]))).toEqual(['create', 'store-local']);
  });
});
