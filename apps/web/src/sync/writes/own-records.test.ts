import { createClient } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { createSandbox } from '@frontboard/sandbox';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { ownGroups, ownMembers, ownRecordsContext } from './own-records.ts';

async function openOwn() {
  const sandbox = createSandbox({ world: 'demo', rateLimit: false });
  const token = sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  const paths: string[] = [];
  const client = createClient({
    token,
    fetch(request) {
      paths.push(new URL(request.url).pathname);
      return sandbox.fetch(request);
    },
  });
  const { id, uuid } = await client.systems.fetch(brandId('SystemRef', '@me'));
  if (uuid === null) throw new Error('The service has said who it is.');
  client.setOwnSystem({ id, uuid });
  return { sandbox, paths, context: ownRecordsContext({ client, queryClient: new QueryClient() }, uuid) };
}

test('all groups of the own system come with their members', async () => {
  const { context } = await openOwn();
  const groups = await ownGroups(context).list();
  expect(groups.length).toBeGreaterThan(0);
  expect(groups.every(({ memberRefs }) => memberRefs !== null)).toBe(true);
});

test('a record that the service answers as to a stranger, because the token is renewed, is not taken', async () => {
  const { sandbox, paths, context } = await openOwn();
  const [members, groups] = [ownMembers(context), ownGroups(context)];
  const [[member], [group]] = [await members.list(), await groups.list()];
  const [memberUuid, groupUuid] = [member?.uuid ?? '', group?.uuid ?? ''];
  paths.length = 0;
  expect(await members.fetch(memberUuid)).toMatchObject({ uuid: memberUuid });
  expect(paths).toEqual([`/v2/members/${memberUuid}`]);
  sandbox.state.tokens.clear();
  await expect(members.fetch(memberUuid)).rejects.toMatchObject({ status: 401 });
  await expect(groups.fetch(groupUuid)).rejects.toMatchObject({ status: 401 });
});
