import { type Client, isApiError, isRateLimitedError } from '@frontboard/client';
import { brandId, type FrontSwitch, type SystemRef } from '@frontboard/model';
import { orderKey } from './switch-pages.ts';
import type { SwitchWrite } from './write-switch.ts';

/**
 * Records a deleted switch anew at its own time, with a new id. After a lost answer, and where that instant is taken, the list
 * tells whether it is there; so it is never recorded twice. Never throws.
 */
export async function recordAnew(
  { switches }: Pick<Client, 'switches'>,
  system: SystemRef,
  deleted: FrontSwitch,
): Promise<SwitchWrite> {
  const members = deleted.memberIds.map((id) => brandId('MemberRef', id));
  try {
    return {
      state: 'done',
      frontSwitch: await switches.create({ timestamp: deleted.timestamp, members }),
    };
  } catch (error) {
    if (isRateLimitedError(error)) return { state: 'not-done', error };
    const isRefused = isApiError(error) && error.status < 500;
    if (isRefused && error.code !== 40005) return { state: 'refused', error };
    try {
      const found = await find(switches, system, deleted);
      if (found !== null) return { state: 'done', frontSwitch: found };
      return isRefused ? { state: 'refused', error } : { state: 'not-done', error };
    } catch {
      return { state: 'unsure', error };
    }
  }
}

/** The switch at the same instant with the same members, in whatever order the list names them; null for none. */
async function find(
  switches: Client['switches'],
  system: SystemRef,
  deleted: FrontSwitch,
): Promise<FrontSwitch | null> {
  const before = new Date(Date.parse(deleted.timestamp) + 1).toISOString();
  const page = await switches.list(system, { before, limit: 5 });
  const names = ({ memberIds }: FrontSwitch) => memberIds.toSorted().join(' ');
  return page.find((one) => orderKey(one) === orderKey(deleted) && names(one) === names(deleted)) ?? null;
}
