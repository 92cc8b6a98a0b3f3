import { brandId, type FrontSwitch, type Member, type SystemRef } from '@frontboard/model';
import {
  createSandbox,
  insertSwitch,
  microsFromMs,
  type Sandbox,
  type SandboxOptions,
} from '@frontboard/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Client, createClient, isApiError, isNetworkError, isResponseShapeError } from '../src/index.ts';
import { VirtualClock } from './support/virtual-clock.ts';

const GUILD = '466707357099884544';
const me = brandId('SystemRef', '@me');
const ref = (id: string) => brandId('SystemRef', id);

let clock: VirtualClock;
let sandbox: Sandbox;
let client: Client;

/** A client of the own system, at the sandbox, with its real queue and the sandbox's real limits. */
function open(options: SandboxOptions = {}, version: 1 | 2 = 2): void {
  clock = new VirtualClock(Date.parse('2026-03-01T12:00:00.123Z'), 10);
  sandbox = createSandbox({ world: 'demo', clock, ...options });
  client = createClient({
    baseUrl: 'https://sandbox.test',
    fetch: (request) => sandbox.fetch(request),
    clock,
    version,
    token: sandbox.tokens.find(({ systemId }) => systemId === 'exmpl')?.token ?? null,
  });
  client.setOwnSystem({ id: 'exmpl', uuid: null });
}

const answer = <T>(call: Promise<T>) => clock.until(call);

function refusal(call: Promise<unknown>): Promise<{ status: number; code: number | null }> {
  return answer(
    call.then(
      () => ({ status: 200, code: null }),
      (error: unknown) => {
        if (!isApiError(error)) throw error;
        return { status: error.status, code: error.code };
      },
    ),
  );
}

async function members(count: number): Promise<Member[]> {
  const all = await answer(client.members.list(me));
  return all.slice(0, count);
}

function requests(): string[] {
  return sandbox.requests.list().map(({ method, path }) => `${method} ${path.replace('/v2', '')}`);
}

beforeEach(() => open());

describe('against the sandbox', () => {
  it('reads the own system as its owner and another as the public', async () => {
    expect((await answer(client.systems.fetch())).privacy).not.toBeNull();
    const other = await answer(client.systems.fetch(ref('brook')));
    expect([other.id, other.privacy]).toEqual(['brook', null]);
    expect(other.updatedAt).toBe(new Date(clock.now()).toISOString());
    expect(sandbox.requests.list().map(({ authorized }) => authorized)).toEqual([true, false]);
  });

  it('distinguishes the states of a front', async () => {
    const states = ['exmpl', 'drift', 'sprout', 'tidal', 'gonezz'].map((id) =>
      client.fronters.fetch(ref(id)),
    );
    const results = await answer(Promise.all(states));
    expect(results.map(({ state, allowed }) => [state, allowed])).toEqual([
      ['fronting', true],
      ['switched-out', true],
      ['never-switched', true],
      ['private', false],
      ['not-found', true],
    ]);
    expect(results[0]?.members[0]?.name).toEqual(expect.any(String));
    expect(results.map(({ lastSwitch }) => lastSwitch !== null)).toEqual([true, true, false, false, false]);
  });

  it('changes the own system, clears with null, and names every field that was refused', async () => {
    const changed = await answer(
      client.systems.update({ name: 'New name', tag: null, privacy: { front_privacy: 'private' } }),
    );
    expect(changed).toMatchObject({ name: 'New name', tag: null, privacy: { front_privacy: 'private' } });
    const error = await answer(
      client.systems.update({ name: 'x'.repeat(101), color: 'red' }).catch((thrown: unknown) => thrown),
    );
    expect(isApiError(error) && error).toMatchObject({
      status: 400,
      code: 40001,
      fieldErrors: {
        name: [{ actualLength: 101, maxLength: 100 }],
        color: [{ message: 'Field color is invalid.' }],
      },
    });
  });

  it('makes, changes, groups and deletes a member', async () => {
    const made = await answer(client.members.create({ name: 'Newcomer', color: 'AABBCC' }));
    expect(made).toMatchObject({ name: 'Newcomer', color: '#aabbcc', systemId: 'exmpl' });
    const changed = await answer(
      client.members.update(made.id, { display_name: 'New', keep_proxy: true, tts: null as never }),
    );
    expect(changed).toMatchObject({ displayName: 'New', keepProxy: true });
    const [group] = await answer(client.groups.list(me));
    const groupId = group?.id ?? brandId('GroupId', '');
    await answer(client.members.addGroups(made.id, [groupId, brandId('GroupRef', groupId.toUpperCase())]));
    expect((await answer(client.members.groups(made.id))).map(({ id }) => id)).toEqual([groupId]);
    await answer(client.members.removeGroups(made.id, [groupId]));
    expect(await answer(client.members.groups(made.id))).toEqual([]);
    await answer(client.members.overwriteGroups(made.id, [groupId]));
    expect(await answer(client.members.groups(made.id))).toHaveLength(1);
    await answer(client.members.remove(made.id));
    expect(await refusal(client.members.fetch(made.id))).toEqual({ status: 404, code: 20002 });
  });

  it('makes, changes, fills and deletes a group', async () => {
    const [first, second] = await members(2);
    if (first === undefined || second === undefined) throw new Error('The world has members.');
    const made = await answer(client.groups.create({ name: 'Reading circle' }));
    expect((await answer(client.groups.update(made.id, { description: 'Thursdays' }))).description).toBe(
      'Thursdays',
    );
    await answer(client.groups.addMembers(made.id, [first.id, second.id]));
    await answer(client.groups.removeMembers(made.id, [second.id, second.id]));
    expect((await answer(client.groups.members(made.id))).map(({ id }) => id)).toEqual([first.id]);
    await answer(
      client.groups.overwriteMembers(made.id, [second.id, brandId('MemberRef', second.id.toUpperCase())]),
    );
    const listed = await answer(client.groups.list(me, { withMembers: true }));
    expect(listed.find(({ id }) => id === made.id)?.memberRefs).toEqual([second.uuid]);
    expect((await answer(client.groups.fetch(made.id))).memberRefs).toBeNull();
    await answer(client.groups.remove(made.id));
    expect(await refusal(client.groups.fetch(made.id))).toEqual({ status: 404, code: 20004 });
  });

  it('records, moves, changes and deletes a switch', async () => {
    const [first, second] = await members(2);
    if (first === undefined || second === undefined) throw new Error('The world has members.');
    const timestamp = new Date(clock.now() - 60_000);
    const made = await answer(client.switches.create({ members: [second.id, first.id], timestamp }));
    if (made.id === null) throw new Error('Version 2 has ids.');
    expect(made).toMatchObject({
      memberIds: [second.id, first.id],
      members: [{ id: second.id }, { id: first.id }],
    });
    expect(await refusal(client.switches.create({ members: [], timestamp }))).toEqual({
      status: 400,
      code: 40005,
    });
    expect(await refusal(client.switches.create({ members: [second.id, first.id] }))).toEqual({
      status: 400,
      code: 40004,
    });
    const precise = timestamp.toISOString().replace('Z', '456Z');
    expect((await answer(client.switches.updateTime(made.id, precise))).timestamp).toBe(precise);
    const fewer = await answer(
      client.switches.updateMembers(made.id, [brandId('MemberRef', first.id.toUpperCase())]),
    );
    expect(fewer.memberIds).toEqual([first.id]);
    expect((await answer(client.switches.fetch(me, made.id))).timestamp).toBe(precise);
    await answer(client.switches.remove(made.id));
    expect((await answer(client.switches.list(me))).switches.map(({ id }) => id)).not.toContain(made.id);
  });

  /** All switches of a system page by page, merged by id. */
  async function wholeHistory(system: SystemRef, limit: number): Promise<FrontSwitch[]> {
    const seen = new Map<string | null, FrontSwitch>();
    let before: string | null | undefined;
    while (before !== null) {
      const page = await answer(client.switches.list(system, { before, limit }));
      for (const frontSwitch of page.switches) seen.set(frontSwitch.id, frontSwitch);
      before = page.nextBefore;
    }
    return [...seen.values()];
  }

  it('pages through the whole history, newest first', async () => {
    const seen = (await wholeHistory(me, 40)).map(({ timestamp }) => timestamp);
    expect(seen).toEqual([...seen].sort().reverse());
    const own = [...sandbox.state.systems.values()].find(({ id }) => id === 'exmpl');
    expect(seen.length).toBe(
      [...sandbox.state.switches.values()].filter(({ system }) => system === own?.uuid).length,
    );
  });

  it('pages through switches at one instant, and past more of them than a page holds', async () => {
    const { uuid } = [...sandbox.state.systems.values()].find(({ id }) => id === 'sprout') ?? { uuid: '' };
    for (const [index, second] of [1, 2, 2, 2, 3, 4, 4].entries()) {
      const timestamp = microsFromMs(Date.UTC(2026, 0, 1, 0, 0, second));
      insertSwitch(sandbox.state, { uuid: `row-${index}`, system: uuid, timestamp, members: [] });
    }
    expect((await wholeHistory(ref('sprout'), 4)).map(({ id }) => id).sort()).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((index) => `row-${index}`),
    );
    const seen = (await wholeHistory(ref('sprout'), 2)).map(({ id }) => id);
    expect(seen).toEqual(expect.arrayContaining(['row-0', 'row-4', 'row-5', 'row-6']));
  });

  it('reads and changes settings, whose shapes differ', async () => {
    const before = await answer(client.settings.fetch(me));
    expect(before).toMatchObject({ memberLimit: 1000, cardShowColorHex: null });
    const after = await answer(
      client.settings.update({ latch_timeout: null, timezone: 'Europe/Berlin', pings_enabled: false }),
    );
    expect(after).toMatchObject({
      timezone: 'Europe/Berlin',
      pingsEnabled: false,
      latchTimeoutSeconds: null,
    });
    expect((await answer(client.settings.fetch(ref('brook')))).timezone).toBeNull();
  });

  it('reads and changes what is set per server', async () => {
    expect((await answer(client.guilds.update(GUILD, { tag: '[LH]', tag_enabled: null as never }))).tag).toBe(
      '[LH]',
    );
    expect((await answer(client.guilds.fetch(GUILD))).tag).toBe('[LH]');
    expect(await refusal(client.guilds.fetch('1'))).toEqual({ status: 404, code: 20009 });
    const [member] = await members(1);
    const id = member?.id ?? brandId('MemberId', '');
    expect((await answer(client.guilds.updateMember(id, GUILD, { display_name: 'Here' }))).displayName).toBe(
      'Here',
    );
    expect((await answer(client.guilds.fetchMember(id, GUILD))).displayName).toBe('Here');
  });

  it('ignores the member that autoproxy names after it was cleared', async () => {
    const [member] = await members(1);
    const id = member?.id ?? brandId('MemberId', '');
    const on = await answer(client.autoproxy.update('1', { autoproxy_mode: 'member', autoproxy_member: id }));
    expect(on).toMatchObject({ mode: 'member', memberId: id, guildId: '1' });
    const off = await answer(client.autoproxy.update('1', { autoproxy_mode: 'off', autoproxy_member: id }));
    expect(off).toMatchObject({ mode: 'off', memberId: null });
    expect(await answer(client.autoproxy.fetch('1'))).toMatchObject({ mode: 'off', memberId: null });
  });

  it('finds a message', async () => {
    const [id = ''] = sandbox.state.messages.keys();
    expect(await answer(client.messages.fetch(id))).toMatchObject({ id });
    expect(await refusal(client.messages.fetch('1'))).toEqual({ status: 404, code: 20006 });
  });

  it('verifies a token by asking for the own system with it', async () => {
    expect(await refusal(client.systems.fetch(me, { token: 'wrong' }))).toEqual({ status: 401, code: 0 });
  });

  it('shows 200 systems with their fronters without a refusal', async () => {
    open({ world: 'crowd' });
    const ids = [...sandbox.state.systems.values()].map(({ id }) => id);
    const startMs = clock.now();
    await answer(
      Promise.all(ids.flatMap((id) => [client.systems.fetch(ref(id)), client.fronters.fetch(ref(id))])),
    );
    expect(client.queue.getSnapshot().totals).toEqual({ sent: 400, retried: 0, limited: 0 });
    // 9 at once, then one per slot.
    expect((clock.now() - startMs) / (391 * 100)).toBeLessThan(1.05);
  });

  it('makes many changes without a refusal, beside reads that are counted apart', async () => {
    const all = await members(12);
    await answer(
      Promise.all([
        ...all.map(({ id }, index) => client.members.update(id, { pronouns: `they/${index}` })),
        ...all.map(({ id }) => client.members.fetch(id)),
        client.members.create({ name: 'x' }),
        client.members.create({ name: 'y' }),
        client.systems.fetch(ref('brook')),
      ]),
    );
    expect(client.queue.getSnapshot().totals.limited).toBe(0);
    expect(Object.keys(client.queue.getSnapshot().scopes).sort()).toEqual([
      'generic_get',
      'generic_update',
      'own_system_get',
      'own_system_update',
    ]);
  });

  it('runs unpaced when the limiter is off', async () => {
    open({ world: 'crowd', rateLimit: false });
    const ids = [...sandbox.state.systems.values()].map(({ id }) => id);
    const startMs = clock.now();
    await answer(Promise.all(ids.map((id) => client.systems.fetch(ref(id)))));
    expect(clock.now() - startMs).toBeLessThan(200);
  });

  it('gets every answer in spite of many refusals', async () => {
    sandbox.faults.add({ kind: 'rate-limit', ms: 300, probability: 0.3, seed: 4 });
    const ids = ['exmpl', 'brook', 'ferry', 'forest', 'robyn', 'tidal', 'hushed', 'sprout'];
    const systems = await answer(Promise.all(ids.map((id) => client.systems.fetch(ref(id)))));
    expect(systems.map(({ id }) => id)).toEqual(ids);
  });

  it('does not write twice when the answer is lost', async () => {
    sandbox.faults.add({ kind: 'lost-answer', match: { method: 'POST' } });
    const error = await answer(client.members.create({ name: 'Once' }).catch((thrown: unknown) => thrown));
    expect(isNetworkError(error)).toBe(true);
    sandbox.faults.clear();
    const all = await answer(client.members.list(me));
    expect(all.filter(({ name }) => name === 'Once')).toHaveLength(1);
  });

  it('reads in spite of dropped connections and error pages', async () => {
    sandbox.faults.add({ kind: 'drop', times: 1 });
    sandbox.faults.add({ kind: 'html', times: 1 });
    expect((await answer(client.systems.fetch(ref('brook')))).id).toBe('brook');
    expect(requests()).toEqual(Array(3).fill('GET /systems/brook'));
  });

  it('does not take an error page for a private front', async () => {
    sandbox.faults.add({ kind: 'html', status: 403 });
    expect(await refusal(client.fronters.fetch(ref('brook')))).toEqual({ status: 403, code: null });
  });

  it('does not take an answer that lost its body for a system that never switched', async () => {
    sandbox.faults.add({ kind: 'empty' });
    const error = await answer(client.fronters.fetch(ref('brook')).catch((thrown: unknown) => thrown));
    expect(isResponseShapeError(error)).toBe(true);
  });

  it('does not take an answer that lost its body for a recorded switch', async () => {
    sandbox.faults.add({ kind: 'empty' });
    const error = await answer(client.switches.create({ members: [] }).catch((thrown: unknown) => thrown));
    expect(isResponseShapeError(error)).toBe(true);
  });

  it('uses version 1 where it is still served', async () => {
    open({ v1: true }, 1);
    expect((await answer(client.systems.fetch())).id).toBe('exmpl');
    expect((await answer(client.members.list(me))).length).toBeGreaterThan(3);
    expect((await answer(client.fronters.fetch(ref('sprout').slice(0, 5) as never))).allowed).toBe(true);
    expect((await answer(client.switches.list(me, { limit: 5 }))).switches.map(({ id }) => id)).toEqual(
      Array(5).fill(null),
    );
    const [first] = await members(1);
    const made = await answer(client.switches.create({ members: first ? [first.id] : [] }));
    expect(made.id).toBeNull();
    expect((await answer(client.fronters.fetch(me))).members.map(({ id }) => id)).toEqual([first?.id]);
  });

  it('gets the answer that version 1 is gone', async () => {
    open({}, 1);
    const error = await answer(client.systems.fetch(ref('brook')).catch((thrown: unknown) => thrown));
    expect(isApiError(error) && error).toMatchObject({ status: 410, message: 'Unsupported API version' });
  });
});
