import type { FollowedProblem, FollowedStatus, Front } from '../../cache/status/types.ts';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import type { RefreshEntry } from './types.ts';

const NOBODY = { members: [], lastSwitch: null } as const;
const LOADING: Front = { state: 'loading', ...NOBODY };
const UNAVAILABLE: Front = { state: 'unavailable', ...NOBODY };
const GONE: Front = { state: 'gone', ...NOBODY };
const PRIVATE: Front = { state: 'private', ...NOBODY };

interface StatusParts {
  readonly id: string;
  readonly system: CachedSystem | undefined;
  /** 0 if unknown; the same in the front's. */
  readonly systemUpdatedAtMs: number;
  readonly front: Front | undefined;
  readonly frontersUpdatedAtMs: number;
  readonly entry: RefreshEntry;
}

/** One status from its parts. Without data, the front says why: gone, private, unreachable, or loading. */
export function composeStatus(parts: StatusParts): FollowedStatus {
  const { id, system, front, entry } = parts;
  return {
    id,
    system: system ?? null,
    front: front ?? missingFront(entry.problem),
    systemUpdatedAtMs: system ? parts.systemUpdatedAtMs || null : null,
    frontersUpdatedAtMs: front ? parts.frontersUpdatedAtMs || null : null,
    refreshing: entry.refreshing,
    problem: entry.problem,
  };
}

function missingFront(problem: FollowedProblem | null): Front {
  switch (problem?.kind) {
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
