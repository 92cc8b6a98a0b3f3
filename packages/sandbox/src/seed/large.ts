import { generatedFronts, generatedGroups, generatedMembers } from './generated.ts';
import { EXAMPLE_GUILD, inventedSnowflake } from './identity.ts';
import { createRandom } from './random.ts';
import type { SystemSeed } from './system-seed.ts';

const MEMBERS = 2500;
const GROUPS = 250;
const SWITCHES = 10_000;
const HISTORY_DAYS = 1800;

/** A system of the maximum size, and beside it one of usual size with a private history. */
export function largeSystems(): SystemSeed[] {
  const random = createRandom('large');
  const members = generatedMembers(random, MEMBERS);
  const shown = members.filter((member) => member.private === undefined).map(({ name }) => name);
  const fronts = generatedFronts(random, members, 400);
  const small = generatedMembers(random, 40);
  return [
    {
      id: 'large',
      name: 'The Long Gallery',
      tag: '| Gallery',
      pronouns: 'they/them',
      color: '6d6875',
      picture: true,
      createdDaysAgo: 2400,
      description: 'A gallery with two and a half thousand portraits, and everyone in them at home.',
      token: true,
      config: { member_limit: 3000, group_limit: 300 },
      members,
      groups: generatedGroups(random, members, GROUPS, 120),
      guilds: [{ id: EXAMPLE_GUILD, channel: inventedSnowflake(7030), tag: '| Gallery' }],
      history: {
        now: shown.slice(0, 3),
        sinceMinutes: 35,
        days: HISTORY_DAYS,
        perDay: SWITCHES / HISTORY_DAYS,
        count: SWITCHES,
        usual: fronts,
      },
    },
    {
      id: 'annex',
      name: 'The Annex',
      color: 'b5838d',
      createdDaysAgo: 800,
      description: 'Who is here, everyone may know. Who was here, we keep.',
      private: ['front_history_privacy'],
      members: small,
      history: {
        now: small.slice(0, 1).map(({ name }) => name),
        sinceMinutes: 12,
        days: 200,
        perDay: 3,
        usual: generatedFronts(random, small, 30),
      },
    },
  ];
}
