import { type Client, createClient } from '@frontboard/client';
import type { Group, Member } from '@frontboard/model';
import { brandId } from '@frontboard/model';
import { createSandbox, type FaultRule, type Sandbox } from '@frontboard/sandbox';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { createRecordCache, type RecordCache } from '../../cache/own/record-cache.ts';
import type { Caller } from '../../session/caller.ts';
import { createRunningClock } from '../../testing/running-clock.ts';
import { fieldsOfRecord, patchOfFields } from '../records/fields.ts';
import { type CopyStore, createMemoryCopies } from './copy-store.ts';
import { deleteRecord } from './delete-record.ts';
import { restoreRecord } from './restore.ts';
import {
  copiesOfDeleted,
  fromStored,
  makeRestoreCopy,
  type RestoreCopy,
  refusedTexts,
  toStored,
} from './restore-copy.ts';

const VIEWER = 'owner';
const NOW = Date.parse('2026-01-01T00:00:00Z');
const OWN = brandId('SystemRef', '@me');

interface House {
  /** Nothing continues after its connection broke, unless a test says so. */
  settle: () => Promise<void>;
  readonly now: () => number;
  readonly sandbox: Sandbox;
  readonly client: Client;
  readonly caller: Caller;
  readonly store: CopyStore;
  readonly cache: RecordCache;
  member(name: string): Promise<Member>;
  group(name: string): Promise<Group>;
  /** Who is in a group, by internal names. */
  namesIn(group: string): string[];
  /** How many members or groups have a name. */
  count(kind: 'members' | 'groups', name: string): number;
  breakWith(...rules: FaultRule[]): void;
}

/** The sandbox's everyday system, its owner's client, and copies in a store that only holds what JSON holds. */
function openHouse(): House {
  const clock = createRunningClock(NOW);
  const sandbox = createSandbox({ world: 'demo', rateLimit: false, clock });
  const token = sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? '';
  const client = createClient({ token, clock, fetch: (request) => sandbox.fetch(request), timeoutMs: 2_000 });
  const { state } = sandbox;
  const rowOf = <T extends { name: string }>(rows: Iterable<T>, name: string): T => {
    const row = [...rows].find((candidate) => candidate.name === name);
    if (row === undefined) throw new Error(`There is no ${name}.`);
    return row;
  };
  return {
    sandbox,
    client,
    caller: { client, viewer: VIEWER, call: {} },
    store: createMemoryCopies(),
    settle: async () => {},
    now: () => NOW,
    cache: createRecordCache(new QueryClient(), VIEWER),
    member: async (name) => rowOf(await client.members.list(OWN), name),
    group: async (name) => rowOf(await client.groups.list(OWN, { withMembers: true }), name),
    namesIn: (group) =>
      rowOf(state.groups.values(), group)
        .members.map((uuid) => state.members.get(uuid)?.name ?? '')
        .toSorted(),
    count: (kind, name) => [...state[kind].values()].filter((row) => row.name === name).length,
    breakWith: (...rules) => sandbox.faults.replace(rules),
  };
}

async function deleteMember(house: House, name: string): Promise<RestoreCopy> {
  const record = await house.member(name);
  const context = { ...house, nowMs: NOW };
  expect(await deleteRecord(context, { kind: 'member', record })).toMatchObject({ state: 'deleted' });
  return newestCopy(house);
}

async function deleteGroup(house: House, name: string): Promise<RestoreCopy> {
  const record = await house.group(name);
  const context = { ...house, nowMs: NOW };
  expect(await deleteRecord(context, { kind: 'group', record })).toMatchObject({ state: 'deleted' });
  return newestCopy(house);
}

async function newestCopy({ store }: House): Promise<RestoreCopy> {
  const copy = (await store.list(VIEWER)).at(-1);
  if (copy === undefined) throw new Error('No copy was kept.');
  return copy;
}

describe('deleting with a restore copy', () => {
  it('persists the copy before it asks the service to delete', async () => {
    const house = openHouse();
    const order: string[] = [];
    const store: CopyStore = {
      ...house.store,
      async put(copy) {
        const former = await house.store.put(copy);
        order.push(`kept while there: ${house.count('members', 'Quill') === 1}`);
        return former;
      },
    };
    const record = await house.member('Quill');
    await deleteRecord({ ...house, store, nowMs: NOW }, { kind: 'member', record });
    expect(order[0]).toBe('kept while there: true');
    expect(house.count('members', 'Quill')).toBe(0);
  });

  it('shows the copy of a confirmed deletion even if a list still has the record, and no other such copy', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    const present = new Set([record.uuid ?? '']);
    const shown = async () => copiesOfDeleted(await house.store.list(VIEWER), 'member', present);
    house.breakWith({ kind: 'drop', match: { method: 'DELETE' } });
    const unknown = { ...house, settle: () => Promise.reject(new Error('not checked')), nowMs: NOW };
    expect(await deleteRecord(unknown, { kind: 'member', record })).toMatchObject({ state: 'unknown' });
    expect(await house.store.list(VIEWER)).toHaveLength(1);
    expect(await shown()).toEqual([]);
    house.breakWith();
    await deleteMember(house, 'Quill');
    expect((await shown()).map((copy) => copy.record.name)).toEqual(['Quill']);
    expect(fromStored(toStored(await newestCopy(house)))?.isConfirmed).toBe(true);
  });

  it('sends nothing while no copy can be persisted, unless the person agrees to have none', async () => {
    const house = openHouse();
    const store: CopyStore = { ...house.store, put: () => Promise.reject(new Error('full')) };
    const context = { ...house, store, nowMs: NOW };
    const record = await house.member('Quill');
    const result = await deleteRecord(context, { kind: 'member', record });
    expect(result).toMatchObject({ state: 'no-copy', copy: { record: { name: 'Quill' } } });
    expect(house.count('members', 'Quill')).toBe(1);
    expect(await deleteRecord(context, { kind: 'member', record }, true)).toMatchObject({ state: 'deleted' });
  });

  it('copies the current record of the service, not the loaded one', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    await house.client.members.update(record.id, { pronouns: 'xe/xem' });
    await deleteRecord({ ...house, nowMs: NOW }, { kind: 'member', record });
    expect((await newestCopy(house)).record).toMatchObject({ pronouns: 'xe/xem' });
  });

  it('checks after a lost answer, and finds the record gone', async () => {
    const house = openHouse();
    house.breakWith({ kind: 'lost-answer', match: { method: 'DELETE' }, times: 1 });
    await deleteMember(house, 'Quill');
    expect(house.count('members', 'Quill')).toBe(0);
  });

  it('checks after a lost request, and finds the record still there', async () => {
    const house = openHouse();
    house.breakWith({ kind: 'drop', match: { method: 'DELETE' }, times: 1 });
    const record = await house.member('Quill');
    const context = { ...house, nowMs: NOW };
    expect(await deleteRecord(context, { kind: 'member', record })).toMatchObject({ state: 'refused' });
    expect(await house.store.list(VIEWER)).toEqual([]);
  });

  it('says that nothing was deleted only when a deletion that arrives late can have arrived', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    house.breakWith({ kind: 'drop', match: { method: 'DELETE' }, times: 1 });
    const context = { ...house, nowMs: NOW, settle: () => house.client.members.remove(record.id) };
    expect(await deleteRecord(context, { kind: 'member', record })).toEqual({
      state: 'deleted',
      wasGone: false,
    });
    expect(await house.store.list(VIEWER)).toHaveLength(1);
  });

  it('reads a 404 as the answer to a repetition of its own request', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    const gone = { message: 'Member not found.', code: 20002 };
    house.breakWith({ kind: 'status', status: 404, body: gone, match: { method: 'DELETE' }, times: 1 });
    const result = await deleteRecord({ ...house, nowMs: NOW }, { kind: 'member', record });
    expect(result).toEqual({ state: 'deleted', wasGone: false });
  });

  it('does not replace a complete copy with one without memberships', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    await deleteRecord({ ...house, nowMs: NOW }, { kind: 'member', record });
    const { memberships } = await newestCopy(house);
    expect(memberships.length).toBeGreaterThan(0);
    const again = await deleteRecord({ ...house, nowMs: NOW + 1 }, { kind: 'member', record });
    // The first attempt may have succeeded without our knowledge.
    expect(again).toEqual({ state: 'deleted', wasGone: false });
    expect((await newestCopy(house)).memberships).toEqual(memberships);
  });

  it('keeps the copy of another tab whose outcome is unknown, also if both begin at once and this one is refused', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    house.breakWith(
      { kind: 'drop', match: { method: 'DELETE' }, times: 1 },
      { kind: 'status', status: 400, match: { method: 'DELETE' } },
    );
    const unchecked = { ...house, settle: () => Promise.reject(new Error('not checked')), nowMs: NOW };
    const results = await Promise.all([
      deleteRecord(unchecked, { kind: 'member', record }),
      deleteRecord({ ...house, nowMs: NOW + 20 }, { kind: 'member', record }),
    ]);
    expect(results.map(({ state }) => state).toSorted()).toEqual(['refused', 'unknown']);
    expect(await house.store.list(VIEWER)).toHaveLength(1);
  });

  it('keeps the copy while it is unknown whether the record is deleted', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    const isAfterDelete = {
      kind: 'status',
      status: 503,
      match: { method: 'GET', path: '^/v2/members/[^/]+$' },
    };
    house.breakWith({ kind: 'lost-answer', match: { method: 'DELETE' } });
    const fetch = house.client.members.fetch;
    let looks = 0;
    const client: Client = {
      ...house.client,
      members: {
        ...house.client.members,
        fetch(ref, options) {
          looks += 1;
          if (looks === 2) house.sandbox.faults.replace([isAfterDelete as FaultRule]);
          return fetch(ref, options);
        },
      },
    };
    const context = { ...house, caller: { ...house.caller, client }, nowMs: NOW };
    expect(await deleteRecord(context, { kind: 'member', record })).toMatchObject({ state: 'unknown' });
    expect(await house.store.list(VIEWER)).toHaveLength(1);
  });

  it('does not say that nothing was deleted if a second try cannot check the first', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    const context = { ...house, nowMs: NOW };
    // The first attempt ended with its page: its copy exists, and it has arrived.
    await house.client.members.remove(brandId('MemberRef', record.uuid ?? ''));
    await house.store.put(makeRestoreCopy({ kind: 'member', record, memberships: [] }, VIEWER, NOW));
    house.breakWith({ kind: 'status', status: 501 });
    expect(await deleteRecord(context, { kind: 'member', record })).toMatchObject({ state: 'unknown' });
    expect(await house.store.list(VIEWER)).toHaveLength(1);
  });

  it('counts a record that was deleted elsewhere as deleted', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    await house.client.members.remove(record.id);
    const result = await deleteRecord({ ...house, nowMs: NOW }, { kind: 'member', record });
    expect(result).toEqual({ state: 'deleted', wasGone: true });
  });

  it('keeps the copy of a refused deletion while another tab may still delete the record', async () => {
    for (const startedAtMs of [NOW - 1_000, NOW + 1_000]) {
      const house = openHouse();
      const record = await house.member('Quill');
      const other = makeRestoreCopy({ kind: 'member', record, memberships: [] }, VIEWER, startedAtMs);
      if (startedAtMs < NOW) await house.store.put(other);
      house.breakWith({ kind: 'drop', match: { method: 'DELETE' }, times: 1 });
      const settle = async () => {
        if (startedAtMs > NOW) await house.store.put(other);
      };
      const result = await deleteRecord({ ...house, settle, nowMs: NOW }, { kind: 'member', record });
      expect(result).toMatchObject({ state: 'refused' });
      expect(await house.store.list(VIEWER)).toHaveLength(1);
    }
  });

  it('removes the copy of a record that the service refused to delete', async () => {
    const house = openHouse();
    const record = await house.member('Quill');
    house.breakWith({
      kind: 'status',
      status: 403,
      match: { method: 'DELETE' },
      body: { message: 'no', code: 0 },
    });
    const context = { ...house, nowMs: NOW };
    expect(await deleteRecord(context, { kind: 'member', record })).toMatchObject({ state: 'refused' });
    expect(await house.store.list(VIEWER)).toEqual([]);
  });
});

describe('restoring', () => {
  it('creates a member again with all its fields, in the groups it was in', async () => {
    const house = openHouse();
    const before = await house.member('Quill');
    const groups = [...house.sandbox.state.groups.values()]
      .filter(({ members }) => members.includes(before.uuid ?? ''))
      .map(({ name }) => name);
    expect(groups.length).toBeGreaterThan(0);
    const copy = await deleteMember(house, 'Quill');
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'restored', lostMemberships: 0 });
    const after = await house.member('Quill');
    const own = {
      id: '',
      uuid: null,
      createdAt: null,
      updatedAt: '',
      messageCount: null,
      lastMessageAt: null,
    };
    expect({ ...after, ...own }).toEqual({ ...before, ...own });
    for (const group of groups) expect(house.namesIn(group)).toContain('Quill');
    expect(await house.store.list(VIEWER)).toEqual([]);
  });

  it('creates a group again with its members', async () => {
    const house = openHouse();
    const names = house.namesIn('kitchen');
    const copy = await deleteGroup(house, 'kitchen');
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'restored' });
    expect(house.namesIn('kitchen')).toEqual(names);
  });

  for (const match of [
    { method: 'POST', path: '^/v2/members$' },
    { method: 'POST', path: '/groups/add$' },
  ]) {
    for (const kind of ['lost-answer', 'drop'] as const) {
      it(`creates one record even if ${match.path} fails with ${kind}`, async () => {
        const house = openHouse();
        const copy = await deleteMember(house, 'Quill');
        house.breakWith({ kind, match, times: 1 });
        const first = await restoreRecord(house, copy.id);
        if (first.state !== 'restored') {
          expect(first.state).toBe('unknown');
          expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'restored' });
        }
        expect(house.count('members', 'Quill')).toBe(1);
        expect(await restoreRecord(house, copy.id)).toEqual({ state: 'gone' });
      });
    }
  }

  it('finds the record of an earlier try although its answer and the check were lost', async () => {
    const house = openHouse();
    const copy = await deleteMember(house, 'Quill');
    house.breakWith(
      { kind: 'lost-answer', match: { method: 'POST', path: '^/v2/members$' }, times: 1 },
      { kind: 'latency', ms: 0, match: { method: 'GET', path: '/members$' }, times: 1 },
      { kind: 'status', status: 503, match: { method: 'GET', path: '/members$' } },
    );
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'refused' });
    house.breakWith({ kind: 'lost-answer', match: { method: 'POST', path: '^/v2/members$' }, times: 1 });
    const list = house.client.members.list;
    let asked = 0;
    const client: Client = {
      ...house.client,
      members: {
        ...house.client.members,
        list(system, options) {
          asked += 1;
          return asked === 2 || asked === 3
            ? Promise.reject(new Error('no way to look'))
            : list(system, options);
        },
      },
    };
    expect(await restoreRecord({ ...house, caller: { ...house.caller, client } }, copy.id)).toMatchObject({
      state: 'unknown',
    });
    expect(house.count('members', 'Quill')).toBe(1);
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'restored' });
    expect(house.count('members', 'Quill')).toBe(1);
  });

  it('goes on with a copy that an earlier release has begun to restore', async () => {
    const house = openHouse();
    const copy = await deleteMember(house, 'Quill');
    const fields = patchOfFields(fieldsOfRecord(copy.kind, copy.record));
    const stored = (progress: object): RestoreCopy => {
      const read = fromStored(JSON.parse(JSON.stringify({ ...toStored(copy), progress })));
      if (read === null) throw new Error('It is not read.');
      return read;
    };
    // Only those with the same fields were noted as from before, and this one has other ones.
    await house.client.members.create({ name: 'Quill', pronouns: 'they/them' });
    await house.store.put(stored({ step: 'making', twins: [], sinceMs: NOW, refused: ['description'] }));
    const { description: _, ...sent } = fields;
    const made = await house.client.members.create({ ...sent, name: 'Quill' });
    expect(await restoreRecord(house, copy.id)).toMatchObject({
      state: 'restored',
      id: made.id,
      refusedFields: ['description'],
    });
    expect(house.count('members', 'Quill')).toBe(2);
    await house.store.put(stored({ step: 'making', twins: [made.uuid] }));
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'restored', refusedFields: [] });
    expect(house.count('members', 'Quill')).toBe(3);
  });

  it('does not say that nothing was created if the device cannot store the result', async () => {
    const house = openHouse();
    const copy = await deleteMember(house, 'Quill');
    let puts = 0;
    const store: CopyStore = {
      ...house.store,
      put(changed) {
        puts += 1;
        return puts === 2 ? Promise.reject(new Error('full')) : house.store.put(changed);
      },
    };
    expect(await restoreRecord({ ...house, store }, copy.id)).toMatchObject({ state: 'unknown' });
    expect(house.count('members', 'Quill')).toBe(1);
    expect(await restoreRecord({ ...house, store }, copy.id)).toMatchObject({ state: 'restored' });
    expect(house.count('members', 'Quill')).toBe(1);
  });

  it('says that nothing was created if the device cannot store the intention', async () => {
    const house = openHouse();
    const copy = await deleteMember(house, 'Quill');
    const store: CopyStore = { ...house.store, put: () => Promise.reject(new Error('full')) };
    expect(await restoreRecord({ ...house, store }, copy.id)).toMatchObject({ state: 'refused' });
    expect(house.count('members', 'Quill')).toBe(0);
  });

  it('does not say that nothing was created while an earlier try cannot be checked', async () => {
    const house = openHouse();
    const copy = await deleteMember(house, 'Quill');
    const store: CopyStore = {
      ...house.store,
      async put(changed) {
        const former = await house.store.put(changed);
        // The read of equal members before it is answered.
        house.breakWith(
          { kind: 'lost-answer', match: { method: 'POST', path: '^/v2/members$' }, times: 1 },
          { kind: 'drop', match: { method: 'GET', path: '/members$' } },
        );
        return former;
      },
    };
    for (const _try of ['first', 'second']) {
      expect(await restoreRecord({ ...house, store }, copy.id)).toMatchObject({ state: 'unknown' });
      expect(house.count('members', 'Quill')).toBe(1);
    }
    house.breakWith();
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'restored' });
    expect(house.count('members', 'Quill')).toBe(1);
  });

  it('creates one record if the request arrives late, and if a 429 answers its repetition', async () => {
    for (const kind of ['drop', 'rate-limit'] as const) {
      const house = openHouse();
      const record = await house.member('Quill');
      await deleteRecord({ ...house, nowMs: NOW }, { kind: 'member', record });
      const copy = await newestCopy(house);
      const late = { ...patchOfFields(fieldsOfRecord('member', record)), name: record.name };
      house.breakWith({ kind, match: { method: 'POST', path: '^/v2/members$' }, times: 1 });
      let isLate = false;
      const settle = async () => {
        if (!isLate) await house.client.members.create(late);
        isLate = true;
      };
      expect(await restoreRecord({ ...house, settle }, copy.id)).toMatchObject({ state: 'restored' });
      expect(house.count('members', 'Quill')).toBe(1);
    }
  });

  it('does not mistake an earlier equal record for its own', async () => {
    const house = openHouse();
    const { name, displayName: display_name, description, pronouns, color } = await house.member('Quill');
    const twin = { name, display_name, description, pronouns, ...(color && { color: color.slice(1) }) };
    await house.client.members.create(twin);
    const record = await house.member('Quill');
    await deleteRecord({ ...house, nowMs: NOW }, { kind: 'member', record });
    const copy = await newestCopy(house);
    house.breakWith({ kind: 'drop', match: { method: 'POST', path: '^/v2/members$' }, times: 1 });
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'restored' });
    expect(house.count('members', 'Quill')).toBe(2);
  });

  it('passes earlier equal records to the check for twins, so that it does not remove them', async () => {
    const house = openHouse();
    const { name, displayName: display_name, description, pronouns, color } = await house.member('Quill');
    const record = await house.member('Quill');
    await deleteRecord({ ...house, nowMs: NOW }, { kind: 'member', record });
    const equal = { name, display_name, description, pronouns, ...(color && { color: color.slice(1) }) };
    const wanted = await house.client.members.create(equal);
    const copy = await newestCopy(house);
    const noted: (readonly string[])[] = [];
    const context = {
      ...house,
      onMade: (_record: Member | Group, before: readonly string[]) => noted.push(before),
    };
    expect(await restoreRecord(context, copy.id)).toMatchObject({ state: 'restored' });
    expect(noted).toEqual([[wanted.uuid]]);
  });

  it('leaves out fields that the service no longer accepts, and says which', async () => {
    const house = openHouse();
    const row = [...house.sandbox.state.members.values()].find(({ name }) => name === 'Quill');
    if (row) row.banner = 'http://old.example/banner.png';
    const copy = await deleteMember(house, 'Quill');
    expect(await restoreRecord(house, copy.id)).toMatchObject({
      state: 'restored',
      refusedFields: ['banner'],
    });
    const kept: unknown = JSON.parse(JSON.stringify(toStored(await newestCopy(house))));
    expect(fromStored(kept)).toMatchObject({
      record: { bannerUrl: 'http://old.example/banner.png' },
      progress: { step: 'restored', refused: ['banner'] },
    });
    expect(refusedTexts(await newestCopy(house))).toEqual([['banner', 'http://old.example/banner.png']]);
    expect(await restoreRecord(house, copy.id)).toEqual({ state: 'gone' });
    expect(house.count('members', 'Quill')).toBe(1);
  });

  it('finds a record that was created without a refused text although the answer was lost', async () => {
    const house = openHouse();
    const row = [...house.sandbox.state.members.values()].find(({ name }) => name === 'Quill');
    if (row) row.description = 'x'.repeat(2_000);
    const copy = await deleteMember(house, 'Quill');
    const store: CopyStore = {
      ...house.store,
      async put(changed) {
        const former = await house.store.put(changed);
        if (changed.progress?.step === 'making' && changed.progress.refused?.includes('description'))
          house.breakWith({
            kind: 'lost-answer',
            match: { method: 'POST', path: '^/v2/members$' },
            times: 1,
          });
        return former;
      },
    };
    expect(await restoreRecord({ ...house, store }, copy.id)).toMatchObject({
      state: 'restored',
      refusedFields: ['description'],
    });
    expect(house.count('members', 'Quill')).toBe(1);
  });

  it('retries only the memberships if only they failed', async () => {
    const house = openHouse();
    const copy = await deleteMember(house, 'Quill');
    house.breakWith({ kind: 'drop', match: { method: 'POST', path: '/groups/add$' } });
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'unfinished' });
    house.breakWith();
    const stored: unknown = JSON.parse(JSON.stringify(toStored(await newestCopy(house))));
    expect(fromStored(stored)).toMatchObject({ progress: { step: 'joining' } });
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'restored' });
    expect(house.count('members', 'Quill')).toBe(1);
  });

  it('creates nothing while the limit is reached, and keeps the copy', async () => {
    const house = openHouse();
    const copy = await deleteGroup(house, 'kitchen');
    for (const config of house.sandbox.state.configs.values()) config.group_limit = 1;
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'refused', error: { code: 40008 } });
    expect(await house.store.get(copy.id)).toMatchObject({ progress: null });
  });

  it('joins a group and its member again, whichever is restored first', async () => {
    for (const isGroupFirst of [true, false]) {
      const house = openHouse();
      const names = house.namesIn('kitchen');
      const [name = ''] = names;
      await deleteGroup(house, 'kitchen');
      await deleteMember(house, name);
      const ids = (await house.store.list(VIEWER)).map(({ id }) => id);
      const ordered = ids.toSorted((one) => (one.startsWith(isGroupFirst ? 'group' : 'member') ? -1 : 1));
      for (const id of ordered) expect(await restoreRecord(house, id)).toMatchObject({ state: 'restored' });
      expect(house.namesIn('kitchen')).toEqual(names);
    }
  });

  it('says how many groups no longer exist, or are not references in the copy, and joins the others', async () => {
    const house = openHouse();
    const names = house.namesIn('kitchen');
    const copy = await deleteMember(house, names[0] ?? '');
    const memberships = [...copy.memberships, crypto.randomUUID(), 'not a reference'];
    await house.store.put({ ...copy, memberships });
    expect(await restoreRecord(house, copy.id)).toMatchObject({ state: 'restored', lostMemberships: 2 });
    expect(house.namesIn('kitchen')).toEqual(names);
  });
});
