import { formatMicros, parseMicros, type Random } from '@frontboard/sandbox';
import type { RunOperation } from '../../sync/runs/operation.ts';
import type { RecordWorld } from '../torture-records/world.ts';
import { switchesOf } from './switches-of.ts';

const PRONOUNS = [null, 'she', 'they', 'any', 'it'];

/** The time of the oldest switch of the world. */
export const FIRST_SWITCH_MS = Date.parse('2026-03-01T11:00:00Z');

/**
 * Random operations, as a person would see them in a list made from what the service has. `names` returns a separate name for each created
 * record.
 */
export function randomRun(random: Random, world: RecordWorld, names: () => string): readonly RunOperation[] {
  // Who is in a switch is not deleted here: PluralKit takes them out of it permanently.
  const switches = switchesOf(world);
  const fronters = new Set(switches.flatMap(({ members }) => members));
  const deletable = [...switches];
  const deleted = new Set<string>();
  const changed = new Set<string>();
  return Array.from({ length: random.between(2, 7) }, (_, index) => {
    const members = world.rows('member').filter(({ uuid }) => !deleted.has(uuid));
    const groups = world.rows('group');
    const member = random.pick(members);
    const group = random.pick(groups);
    const kind = random.pick([
      'change',
      'change',
      'change',
      'membership',
      'create',
      'delete',
      'record-switch',
      'delete-switch',
    ] as const);
    if (kind === 'record-switch') {
      const timestamp = new Date(
        FIRST_SWITCH_MS + index * 7_000 + random.between(0, 3) * 1_000,
      ).toISOString();
      const isTaken = switches.some((row) => row.timestamp === parseMicros(timestamp));
      if (!isTaken)
        return { kind, timestamp, members: random.pick([[], ...switches.map((row) => row.members)]) };
    }
    if (kind === 'delete-switch' && deletable.length > 0) {
      const [row] = deletable.splice(random.between(0, deletable.length - 1), 1);
      if (row !== undefined)
        return { kind, id: row.uuid, timestamp: formatMicros(row.timestamp), members: row.members };
    }
    if (kind === 'create')
      return {
        kind,
        of: 'member',
        ref: `new:${index}`,
        fields: { name: names(), pronouns: random.pick(PRONOUNS) },
      };
    if (kind === 'delete' && members.length > 2 && !changed.has(member.uuid) && !fronters.has(member.uuid)) {
      deleted.add(member.uuid);
      return { kind, of: 'member', ref: member.uuid };
    }
    if (kind === 'membership') {
      const isIn = world.isIn(group.uuid, member.uuid);
      changed.add(member.uuid);
      const refs = [member.uuid];
      return { kind, of: 'group', ref: group.uuid, add: isIn ? [] : refs, remove: isIn ? refs : [] };
    }
    changed.add(member.uuid);
    const before = 'pronouns' in member ? (member.pronouns ?? null) : null;
    return {
      kind: 'change',
      of: 'member',
      ref: member.uuid,
      before: { pronouns: before, visibility: 'public' },
      after: { pronouns: random.pick(PRONOUNS), visibility: 'public' },
    };
  });
}
