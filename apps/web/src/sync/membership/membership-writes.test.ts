import { createClient, isAnswerLost } from '@frontboard/client';
import { brandId, type Group, type Member } from '@frontboard/model';
import { createSandbox } from '@frontboard/sandbox';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createRecordCache } from '../../cache/own/record-cache.ts';
import { membershipOf } from './membership-writes.ts';

const OWN = brandId('SystemRef', '@me');

/** The sandbox's everyday system with its owner's client, and what that client writes. */
async function openHouse() {
  const sandbox = createSandbox({ world: 'demo', rateLimit: false });
  const token = sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  const sent: { readonly path: string; readonly body: unknown }[] = [];
  const client = createClient({
    token,
    async fetch(request) {
      const { pathname } = new URL(request.url);
      if (request.method === 'POST') sent.push({ path: pathname, body: await request.clone().json() });
      return sandbox.fetch(request);
    },
  });
  const queryClient = new QueryClient();
  const [members, groups] = [
    await client.members.list(OWN),
    await client.groups.list(OWN, { withMembers: true }),
  ];
  queryClient.setQueryData(['owner', 'groups', 'list', 'own'], { state: 'shared', value: groups });
  queryClient.setQueryData(['owner', 'members', 'list', 'own'], { state: 'shared', value: members });
  const kitchen = named(groups, 'kitchen');
  const outside = members.filter(({ uuid }) => !kitchen.memberRefs?.some((ref) => ref === uuid)).map(uuidOf);
  return {
    sandbox,
    client,
    sent,
    token,
    context: {
      caller: { client, viewer: 'owner', call: {} },
      cache: createRecordCache(queryClient, 'owner'),
    },
    kitchen,
    outside,
    members,
    inKitchen: () => sandbox.state.groups.get(uuidOf(kitchen))?.members ?? [],
    /** Who is in it by what the app shows. */
    shown: () => {
      const data = queryClient.getQueryData<{ value: Group[] }>(['owner', 'groups', 'list', 'own']);
      return named(data?.value ?? [], 'kitchen').memberRefs ?? [];
    },
  };
}

function named<T extends { readonly name: string }>(items: readonly T[], name: string): T {
  const item = items.find((candidate) => candidate.name === name);
  if (item === undefined) throw new Error(`There is no ${name}.`);
  return item;
}

function uuidOf({ uuid, id }: Member | Group): string {
  return uuid ?? id;
}

describe('writing who is in a group', () => {
  it('sends additions and removals, and does not touch the rest', async () => {
    const { context, kitchen, outside, sent, inKitchen, shown } = await openHouse();
    const [newcomer = ''] = outside;
    const [leaver = '', ...stayers] = inKitchen();
    await membershipOf('group', context, uuidOf(kitchen)).send({ add: [newcomer], remove: [leaver] });
    expect(sent).toEqual([
      { path: `/v2/groups/${kitchen.uuid}/members/add`, body: [newcomer] },
      { path: `/v2/groups/${kitchen.uuid}/members/remove`, body: [leaver] },
    ]);
    expect([...inKitchen()].toSorted()).toEqual([...stayers, newcomer].toSorted());
    expect([...shown()].toSorted()).toEqual([...stayers, newcomer].toSorted());
  });

  it('sends each member once, because the service fails on duplicates and an overwrite would empty the group', async () => {
    const { context, kitchen, outside, sent, inKitchen, sandbox, token } = await openHouse();
    const [newcomer = ''] = outside;
    await membershipOf('group', context, uuidOf(kitchen)).send({ add: [newcomer, newcomer], remove: [] });
    expect(sent).toEqual([{ path: `/v2/groups/${kitchen.uuid}/members/add`, body: [newcomer] }]);
    expect(inKitchen()).toContain(newcomer);
    // What the service would have done with doubles.
    const overwrite = await sandbox.fetch(
      new Request(`https://sandbox.example/v2/groups/${kitchen.uuid}/members/overwrite`, {
        method: 'POST',
        headers: { Authorization: token, 'Content-Type': 'application/json' },
        body: JSON.stringify([newcomer, newcomer]),
      }),
    );
    expect(overwrite.status).toBe(500);
    expect(inKitchen()).toEqual([]);
  });

  it('sends no empty list', async () => {
    const { context, kitchen, sent } = await openHouse();
    expect(await membershipOf('group', context, uuidOf(kitchen)).send({ add: [], remove: [] })).toEqual([]);
    expect(sent).toEqual([]);
  });

  it('skips deleted members, adds the others, and reports it', async () => {
    const { context, kitchen, outside, inKitchen, client } = await openHouse();
    const [one = '', gone = ''] = outside;
    await client.members.remove(brandId('MemberRef', gone));
    const side = membershipOf('group', context, uuidOf(kitchen));
    expect(await side.send({ add: [gone, one], remove: [] })).toEqual([gone]);
    expect(inKitchen()).toContain(one);
  });

  it('skips members who are deleted during the check', async () => {
    const { context, kitchen, outside, inKitchen, client } = await openHouse();
    const [one = '', first = '', second = ''] = outside;
    await client.members.remove(brandId('MemberRef', first));
    const list: typeof client.members.list = async (...asked) => {
      const members = await client.members.list(...asked);
      await client.members.remove(brandId('MemberRef', second)).catch(() => {});
      return members;
    };
    const slow = { ...client, members: { ...client.members, list } };
    const side = membershipOf(
      'group',
      { ...context, caller: { ...context.caller, client: slow } },
      uuidOf(kitchen),
    );
    expect(await side.send({ add: [first, one, second], remove: [] })).toEqual([first, second]);
    expect(inKitchen()).toContain(one);
  });

  it('says that a part may be saved when only the second of two steps is refused', async () => {
    const { context, kitchen, outside, inKitchen, sandbox } = await openHouse();
    const [newcomer = ''] = outside;
    const [leaver = ''] = inKitchen();
    sandbox.faults.add({ kind: 'status', status: 400, match: { method: 'POST', path: '/remove$' } });
    const sending = membershipOf('group', context, uuidOf(kitchen)).send({
      add: [newcomer],
      remove: [leaver],
    });
    // A form treats whatever the service did not say as a lost answer, and checks.
    await expect(sending).rejects.toSatisfy(isAnswerLost);
    expect(inKitchen()).toContain(newcomer);
  });

  it('rejects when the group itself is gone', async () => {
    const { context, kitchen, outside, client } = await openHouse();
    const [one = ''] = outside;
    await client.groups.remove(brandId('GroupRef', uuidOf(kitchen)));
    await expect(
      membershipOf('group', context, uuidOf(kitchen)).send({ add: [one], remove: [] }),
    ).rejects.toMatchObject({
      code: 20004,
    });
  });
});

describe('writing which groups a member is in', () => {
  it('changes the same membership from the member’s side', async () => {
    const { context, kitchen, outside, sent, inKitchen, shown } = await openHouse();
    const [one = ''] = outside;
    const side = membershipOf('member', context, one);
    await side.send({ add: [uuidOf(kitchen), uuidOf(kitchen)], remove: [] });
    expect(sent).toEqual([{ path: `/v2/members/${one}/groups/add`, body: [kitchen.uuid] }]);
    expect(inKitchen()).toContain(one);
    expect(shown()).toContain(one);
    expect(await side.fetchLatest()).toContain(kitchen.uuid);
    await side.send({ add: [], remove: [uuidOf(kitchen)] });
    expect(inKitchen()).not.toContain(one);
    expect(shown()).not.toContain(one);
  });

  it('skips a deleted group, and reports it', async () => {
    const { context, kitchen, outside, client } = await openHouse();
    const [one = ''] = outside;
    await client.groups.remove(brandId('GroupRef', uuidOf(kitchen)));
    expect(await membershipOf('member', context, one).send({ add: [uuidOf(kitchen)], remove: [] })).toEqual([
      uuidOf(kitchen),
    ]);
  });
});
