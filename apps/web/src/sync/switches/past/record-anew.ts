import {
  type ApiError,
  hasErrorCode,
  isAnswerLost,
  isApiError,
  isRateLimitedError,
} from '@frontboard/client';
import { brandId, type FrontSwitch } from '@frontboard/model';
import { orderKey } from '../../../cache/switches/switch-pages.ts';
import type { Caller } from '../../../session/caller.ts';
import { sendWrite } from '../../writes/send-write.ts';
import type { SwitchWrite } from './write-switch.ts';

const OWN = brandId('SystemRef', '@me');

/**
 * Records a deleted switch anew at its own time, with a new id. After a lost answer, and where that instant is taken, the list
 * tells whether it is there, in the end once the request can no longer be running; so it is never recorded twice. Never throws.
 */
export async function recordAnew(
  account: Caller,
  deleted: FrontSwitch,
  settle: () => Promise<void>,
): Promise<SwitchWrite> {
  const { client, call } = account;
  const members = deleted.memberIds.map((id) => brandId('MemberRef', id));
  const outcome = await sendWrite({
    send: () => client.switches.create({ timestamp: deleted.timestamp, members }, call),
    look: () => find(account, deleted),
    settle,
    // That the instant is taken, or these are in front, may answer a repetition of this very request.
    isLost: (error) => isAnswerLost(error) || hasErrorCode(error, 'sameFronters', 'sameTimestamp'),
  });
  switch (outcome.state) {
    case 'done':
      return { state: 'done', frontSwitch: outcome.value, former: null };
    case 'unknown':
      return { state: 'unsure', error: outcome.error };
    default:
      return isRateLimitedError(outcome.error) || !isRefusal(outcome.error)
        ? { state: 'not-done', error: outcome.error }
        : { state: 'refused', error: outcome.error };
  }
}

function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && error.status < 500;
}

/** The switch at the same instant with the same members, in whatever order the list names them, with whole members; null for none. */
async function find({ client, call }: Caller, deleted: FrontSwitch): Promise<FrontSwitch | null> {
  const before = new Date(Date.parse(deleted.timestamp) + 1).toISOString();
  const { switches } = await client.switches.list(OWN, { ...call, before, limit: 5 });
  const names = ({ memberIds }: FrontSwitch) => memberIds.toSorted().join(' ');
  const found = switches.find((one) => orderKey(one) === orderKey(deleted) && names(one) === names(deleted));
  return found?.id ? client.switches.fetch(OWN, found.id, call) : null;
}
