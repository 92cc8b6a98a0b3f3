import { isApiError, isRateLimitedError } from '@frontboard/client';
import { brandId, type FrontSwitch } from '@frontboard/model';
import type { Account } from '../account/account.ts';
import { orderKey } from './switch-pages.ts';
import type { SwitchWrite } from './write-switch.ts';

const OWN = brandId('SystemRef', '@me');

/**
 * Records a deleted switch anew at its own time, with a new id. After a lost answer, and where that instant is taken, the list
 * tells whether it is there; so it is never recorded twice. Never throws.
 */
export async function recordAnew(account: Account, deleted: FrontSwitch): Promise<SwitchWrite> {
  const { client, call } = account;
  const members = deleted.memberIds.map((id) => brandId('MemberRef', id));
  try {
    return {
      state: 'done',
      frontSwitch: await client.switches.create({ timestamp: deleted.timestamp, members }, call),
    };
  } catch (error) {
    if (isRateLimitedError(error)) return { state: 'not-done', error };
    const isRefused = isApiError(error) && error.status < 500;
    if (isRefused && error.code !== 40005) return { state: 'refused', error };
    try {
      const found = await find(account, deleted);
      if (found !== null) return { state: 'done', frontSwitch: found };
      return isRefused ? { state: 'refused', error } : { state: 'not-done', error };
    } catch {
      return { state: 'unsure', error };
    }
  }
}

/** The switch at the same instant with the same members, in whatever order the list names them; null for none. */
async function find({ client, call }: Account, deleted: FrontSwitch): Promise<FrontSwitch | null> {
  const before = new Date(Date.parse(deleted.timestamp) + 1).toISOString();
  const { switches } = await client.switches.list(OWN, { ...call, before, limit: 5 });
  const names = ({ memberIds }: FrontSwitch) => memberIds.toSorted().join(' ');
  return switches.find((one) => orderKey(one) === orderKey(deleted) && names(one) === names(deleted)) ?? null;
}
