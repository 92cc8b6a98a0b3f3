import type { FrontersResult } from '@frontboard/client';
import { toCachedMember } from '../../persistence/documents/cached-records.ts';
import type { Front } from '../status/types.ts';

/** The answer about the fronters of a system that is known to exist, as it is cached and shown. */
export function frontOf({ state, members, lastSwitch, switchId }: FrontersResult): Front {
  return {
    state: state === 'not-found' ? 'never-switched' : state,
    members: members.map(toCachedMember),
    lastSwitch,
    switchId,
  };
}
