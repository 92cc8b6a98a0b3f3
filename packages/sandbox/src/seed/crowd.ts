import { generatedColor, generatedFronts, generatedMembers, generatedName } from './generated.ts';
import { drawId } from './identity.ts';
import { createRandom } from './random.ts';
import type { SystemSeed } from './system-seed.ts';

const SYSTEMS = 200;
const GONE = 4;

/** Ids of the crowd in the order of its systems, and some that no system has (or has any more). */
export function crowdIds(): { readonly systems: readonly string[]; readonly gone: readonly string[] } {
  const random = createRandom('crowd/ids');
  const taken = new Set<string>();
  const draw = () => {
    const id = drawId(random, random.chance(0.5) ? 5 : 6, (text) => taken.has(text));
    taken.add(id);
    return id;
  };
  return { systems: Array.from({ length: SYSTEMS }, draw), gone: Array.from({ length: GONE }, draw) };
}

/** Two hundred systems; of every forty one is private, one has never switched and one is switched out. */
export function crowdSystems(): SystemSeed[] {
  return crowdIds().systems.map((id, index) => {
    const random = createRandom(`crowd/${id}`);
    const members = generatedMembers(random, random.between(2, 12), index * 13);
    const inFront = members.slice(0, Math.min(members.length, random.pick([1, 1, 2, 3])));
    const place = index % 40;
    return {
      id,
      name: `${generatedName(index * 13 + 12)} System`,
      color: generatedColor(random),
      picture: random.chance(0.8),
      createdDaysAgo: random.between(60, 2000),
      ...(random.chance(0.5) ? { tag: `| ${generatedName(index * 13 + 12).split(' ')[1]}` } : {}),
      ...(random.chance(0.5) ? { description: 'Part of the crowd, and fine with it.' } : {}),
      ...(place === 11 ? { private: ['front_privacy', 'front_history_privacy'] as const } : {}),
      ...(index === 0 ? { token: true } : {}),
      members,
      ...(place === 23
        ? {}
        : {
            history: {
              now: place === 31 ? [] : inFront.map(({ name }) => name),
              sinceMinutes: random.between(1, 5000),
              days: 20,
              perDay: 2,
              usual: [[1, []] as const, ...generatedFronts(random, members, 5)],
            },
          }),
    };
  });
}
