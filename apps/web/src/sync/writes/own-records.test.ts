import { createClient } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { createSandbox } from '@frontboard/sandbox';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ownGroups, ownRecordsContext } from './own-records.ts';

test('all groups of the own system come with their members', async () => {
  const sandbox = createSandbox({ world: 'demo', rateLimit: false });
  const token = sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  const client = createClient({ token, fetch: (request) => sandbox.fetch(request) });
  const { id, uuid } = await client.systems.fetch(brandId('SystemRef', '@me'));
  if (uuid === null) throw new Error('The service has said who it is.');
  client.setOwnSystem({ id, uuid });
  const groups = await ownGroups(ownRecordsContext({ client, queryClient: new QueryClient() }, uuid)).list();
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.every(({ memberRefs }) => memberRefs !== null)).toBe(true);
});
