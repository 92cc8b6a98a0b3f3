import type { FollowedProblem, FollowedStatus, Front } from '../../cache/status/types.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';

const NOBODY = { members: [], lastSwitch: null } as const;
const LOADING: Front = { state: 'loading', ...NOBODY };
const UNAVAILABLE: Front = { state: 'unavailable', ...NOBODY };
const GONE: Front = { state: 'gone', ...NOBODY };
const PRIVATE: Front = { state: 'private', ...NOBODY };

interface StatusParts {
  readonly id: string;
  readonly system: CachedSystem | undefined;
  readonly front: Front | undefined;
  readonly problem: FollowedProblem | null;
}

/** One status from its parts. Without data, the front says why: gone, private, unreachable, or loading. */
export function composeStatus({ id, system, front, problem }: StatusParts): FollowedStatus {
  return {
    id,
    system: system ?? null,
    front: front ?? missingFront(problem),
    problem,
  };
}

function missingFront(problem: FollowedProblem | null): Front {
  switch (problem) {
    case 'gone':
      return GONE;
    case 'private-system':
      return PRIVATE;
    case 'offline':
    case 'service':
      return UNAVAILABLE;
    default:
      return LOADING;
  }
}
