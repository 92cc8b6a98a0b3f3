import { generatedFronts, generatedGroups, generatedMembers } from '../generated.ts';
import { EXAMPLE_GUILD, inventedSnowflake } from '../identity.ts';
import { createRandom } from '../random.ts';
import type { SystemSeed } from '../system-seed.ts';

/** Three hundred members. */
export function atlas(): SystemSeed {
  const random = createRandom('demo/atlas');
  const members = generatedMembers(random, 300);
  const [first, second] = members.filter((member) => member.private === undefined);
  if (first === undefined || second === undefined) throw new Error('The atlas has no members.');
  return {
    id: 'atlas',
    name: 'Atlas of Small Rooms',
    tag: '🗺️',
    pronouns: 'they/them',
    color: '5c677d',
    picture: true,
    banner: true,
    createdDaysAgo: 2010,
    description:
      'Three hundred rooms, most of them with the light on.\n-# If you get lost, follow the stairs.',
    token: true,
    members,
    groups: generatedGroups(random, members, 18, 60),
    guilds: [{ id: EXAMPLE_GUILD, channel: inventedSnowflake(7022), tag: '🗺️', proxying: false }],
    history: {
      now: [first.name, second.name],
      sinceMinutes: 3 * 24 * 60 + 20,
      days: 365,
      perDay: 2,
      usual: generatedFronts(random, members, 60),
    },
  };
}
