import type { SystemSeed } from './system-seed.ts';

/** One system with a token and nothing in it. */
export const emptySystem: SystemSeed = {
  id: 'vacant',
  name: 'An Empty Room',
  createdDaysAgo: 1,
  token: true,
  members: [],
};
