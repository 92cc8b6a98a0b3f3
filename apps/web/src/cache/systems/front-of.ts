import type { FrontersResult } from '@frontboard/client';
import { toCachedMember } from '../../persistence/documents/cached-records.ts';
import type { Front } from '../status/types.ts';

/** The front as the screens show it. */
export function frontOf(result: Exclude<FrontersResult, { state: 'private' | 'not-found' }>): Front {
  return { state: result.state, members: result.members.map(toCachedMember), lastSwitch: result.lastSwitch };
}
