import type { ApiAnswers } from '@frontboard/portable';
import type { ImportLimits } from './file-tasks.ts';

/** How many members and groups a system may have, unless it has limits of its own. */
const USUAL = { members: 1_000, groups: 250 };

/** The limits of the own system, from its settings. */
export function importLimits({ config }: ApiAnswers, nowMs: number): ImportLimits {
  const limit = (value: unknown, usual: number) => (typeof value === 'number' ? value : usual);
  return {
    nowMs,
    memberLimit: limit(config.member_limit, USUAL.members),
    groupLimit: limit(config.group_limit, USUAL.groups),
  };
}
