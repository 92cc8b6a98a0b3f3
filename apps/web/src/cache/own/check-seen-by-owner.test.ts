import { createClient } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { createSandbox } from '@frontboard/sandbox';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { membershipOf } from '../../sync/membership/membership-writes.ts';
import { fetchForCopy } from '../../sync/restore/delete-record.ts';
import { checkSeenByOwner } from './check-seen-by-owner.ts';
import { createRecordCache } from './record-cache.ts';

const OWN = brandId('SystemRef', '@me');

it('an answer to a renewed token does not count as the owner’s view', async () => {
  const sandbox = createSandbox({ world: 'demo', rateLimit: false });
  const token = sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  const client = createClient({ token, fetch: (request) => sandbox.fetch(request) });
  const caller = { client, viewer: 'owner', call: {} };
  const [member] = await client.members.list(OWN);
  const [group] = await client.groups.list(OWN, { withMembers: true });
  const cache = createRecordCache(new QueryClient(), 'owner');
  const side = membershipOf('group', { caller, cache }, group?.uuid ?? '');
  const copied = [
    ['member', member],
    ['group', group],
  ] as const;
  const fetchMember = () => client.members.fetch(brandId('MemberRef', member?.uuid ?? ''));
  await checkSeenByOwner(caller, [await fetchMember()]);
  expect(await side.fetchLatest()).toEqual(group?.memberRefs);
  for (const [kind, record] of copied)
    expect(await fetchForCopy({ caller, cache }, kind, record?.uuid ?? '')).not.toBeNull();

  sandbox.state.tokens.clear();
  const strangersView = await fetchMember();
  expect(strangersView.privacy).toBeNull();
  await expect(checkSeenByOwner(caller, [strangersView])).rejects.toMatchObject({ status: 401 });
  await expect(side.fetchLatest()).rejects.toMatchObject({ status: 401 });
  for (const [kind, record] of copied) {
    const fetching = fetchForCopy({ caller, cache }, kind, record?.uuid ?? '');
    await expect(fetching).rejects.toMatchObject({ status: 401 });
  }
});
