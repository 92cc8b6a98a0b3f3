import type { Random } from '@frontboard/sandbox';
import type { RunOperation } from '../../sync/runs/operation.ts';
import type { RecordWorld } from '../torture-records/world.ts';

const PRONOUNS = [null, 'she', 'they', 'any', 'it'];

/**
 * Operations at random, as a person would see them in a list made from what the service has. `names` gives each record that is created a
 * name of its own.
 */
export function randomRun(random: Random, world: RecordWorld, names: () => string): readonly RunOperation[] {
  const deleted = new Set<string>();
  const changed = new Set<string>();
  return Array.from({ length: random.between(2, 7) }, (_, index) => {
    const members = world.rows('member').filter(({ uuid }) => !deleted.has(uuid));
    const groups = world.rows('group');
    const member = random.pick(members);
    const group = random.pick(groups);
    const kind = random.pick(['change', 'change', 'change', 'membership', 'create', 'delete'] as const);
    if (kind === 'create')
      return {
        kind,
        of: 'member',
        ref: `new:${index}`,
        fields: { name: names(), pronouns: random.pick(PRONOUNS) },
      };
    if (kind === 'delete' && members.length > 2 && !changed.has(member.uuid)) {
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
