import { EXAMPLE_GUILD, inventedSnowflake } from '../identity.ts';
import type { SystemSeed } from '../system-seed.ts';
import { atlas } from './atlas.ts';
import { calmSystems } from './calm-states.ts';
import { edgeSystems } from './edges.ts';
import { everydaySystems } from './everyday.ts';
import { lanternHouse } from './lantern-house.ts';

/** All systems of the demo world. All of them, and all their members, are invented. */
export function demoSystems(): SystemSeed[] {
  return [lanternHouse, ...everydaySystems, ...calmSystems, ...edgeSystems, atlas()];
}

/** The system to try things on as one's own, and its servers, which the service does not list. */
export const DEMO_OWN_SYSTEM = {
  id: lanternHouse.id,
  servers: [
    { id: EXAMPLE_GUILD, name: 'Lantern Garden' },
    { id: inventedSnowflake(6001), name: 'Chess club' },
    { id: inventedSnowflake(6002), name: 'Quiet corner' },
  ],
};

/** Ids to follow for a good first look: fronters, and each of the states without fronters once. */
export const DEMO_FOLLOW_SUGGESTIONS: readonly string[] = [
  'exmpl',
  'forest',
  'brook',
  'chorus',
  'ferry',
  'tidal',
  'drift',
  'polyg',
  'sprout',
  'curtn',
  'atlas',
  'robyn',
];
