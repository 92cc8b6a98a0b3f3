import { describe, expect, it } from 'vitest';
import { insertSwitch, microsFromMs } from '../src/index.ts';
import { deleteGroup, deleteMember, deleteSwitch } from '../src/store/edit.ts';
import { column, type Example, inShort, NOW_MS, property, UUIDS } from './example.ts';
import { openTimed, SWITCHES } from './timed.ts';

const AT = '2026-03-01T11:59:59.123Z';

const post = (example: Example, members = ['bbbbbb'], timestamp: string | null = AT) =>
  example.own('POST', SWITCHES, { members, ...(timestamp !== null && { timestamp }) });

/** Deletes a record without the wait of a request. */
function deleteNow({ state }: Example, uuid: string): void {
  const member = state.members.get(uuid);
  const group = state.groups.get(uuid);
  const row = state.switches.get(uuid);
  if (member !== undefined) deleteMember(state, member);
  if (group !== undefined) deleteGroup(state, group);
  if (row !== undefined) deleteSwitch(state, row);
}

/** Gives exmpl that many switches more, all of the year 2020. */
function makeHistoryLong({ state }: Example, count: number): void {
  const startMs = Date.parse('2020-01-01T00:00:00Z');
  for (let index = 0; index < count; index += 1) {
    const timestamp = microsFromMs(startMs + index * 10);
    insertSwitch(state, { uuid: `old-${index}`, system: UUIDS.exmpl, timestamp, members: [] });
  }
}

describe('a new switch', () => {
  it('makes a row for each of five equal requests 30 ms apart, until the first has ended, all at one instant', async () => {
    const world = openTimed();
    makeHistoryLong(world.example, 50_000);
    const before = world.made().length;
    const answers = [];
    for (let sent = 0; sent < 5; sent += 1) {
      answers.push(post(world.example));
      await world.pass(30);
    }
    await world.pass(100);
    expect((await Promise.all(answers)).map(inShort)).toEqual([
      '200',
      '200',
      '400/40005',
      '400/40005',
      '400/40005',
    ]);
    const made = world.made().slice(before);
    expect(made.map(({ timestamp }) => timestamp)).toEqual([
      microsFromMs(Date.parse(AT)),
      microsFromMs(Date.parse(AT)),
    ]);
  });

  it.each([
    [500, 5, 21],
    [50_000, 45, 60],
  ])('in a history of %i usually takes %i to %i milliseconds', async (count, least, most) => {
    const { example, watch, now } = openTimed();
    makeHistoryLong(example, count);
    const durations: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) {
      const startMs = now();
      await watch(post(example, [], new Date(NOW_MS - 10_000 - turn).toISOString()), () => null);
      durations.push(now() - startMs);
    }
    const sorted = durations.toSorted((one, other) => one - other);
    expect(sorted[0]).toBeGreaterThanOrEqual(least);
    expect(sorted[5]).toBeLessThanOrEqual(most);
    expect(sorted[9]).toBeLessThanOrEqual(most + count * 0.024);
  });

  it('takes up to 1,300 ms now and then in a history of 50,000, and equal requests make more rows then', async () => {
    const world = openTimed();
    makeHistoryLong(world.example, 50_000);
    const durations: number[] = [];
    const rows: number[] = [];
    for (let turn = 0; turn < 40; turn += 1) {
      const timestamp = new Date(NOW_MS - 1_000_000 + turn * 10_000).toISOString();
      const startMs = world.now();
      const before = world.made().length;
      const ends: number[] = [];
      const answers = [];
      for (let sent = 0; sent < 5; sent += 1) {
        const sentMs = world.now();
        const members = turn % 2 === 0 ? ['bbbbbb'] : ['aaaaaa'];
        answers.push(post(world.example, members, timestamp).then(() => ends.push(world.now() - sentMs)));
        await world.pass(30);
      }
      await world.pass(1_500 - (world.now() - startMs));
      await Promise.all(answers);
      durations.push(...ends);
      rows.push(world.made().length - before);
    }
    expect(Math.max(...durations)).toBeGreaterThan(500);
    expect(Math.max(...durations)).toBeLessThanOrEqual(1_300);
    expect(Math.max(...rows)).toBeGreaterThanOrEqual(3);
    expect(rows.filter((count) => count === 2).length).toBeGreaterThan(rows.length / 2);
  });

  it('takes the same time in the next run', async () => {
    const durations = async () => {
      const { example, watch, now } = openTimed();
      const ends: number[] = [];
      for (const members of [['bbbbbb'], ['aaaaaa'], []]) {
        await watch(post(example, members, null), () => null);
        ends.push(now() - NOW_MS);
      }
      return ends;
    };
    expect(await durations()).toEqual(await durations());
  });

  it('is refused as a repetition once the first request has ended', async () => {
    const { example, pass } = openTimed();
    const first = post(example);
    await pass(30);
    const second = post(example);
    await pass(30);
    expect([inShort(await first), inShort(await second)]).toEqual(['200', '400/40005']);
  });

  it("is at the service's now until the last step moves it to its time", async () => {
    const { example, watch, made } = openTimed();
    const answer = post(example);
    const seen = await watch(answer, () =>
      made().map(({ timestamp }) => (timestamp === microsFromMs(Date.parse(AT)) ? 'at its time' : 'at now')),
    );
    expect(seen).toEqual([[], ['at now'], ['at its time']]);
    expect((await answer).status).toBe(200);
  });

  it('fails for a member who was deleted in the meantime, and creates no row', async () => {
    const { example, pass, made } = openTimed();
    const answer = post(example);
    await pass(0);
    deleteNow(example, UUIDS.bbbbbb);
    await pass(30);
    expect(inShort(await answer)).toBe('500/0');
    expect(made()).toEqual([]);
  });
});

describe('a change of the members of a switch', () => {
  const change = (example: Example, members: readonly string[]) =>
    example.own('PATCH', `${SWITCHES}/${UUIDS.current}/members`, members);

  it('that overlaps with the same change leaves every member in it twice, in every view', async () => {
    const { example, pass } = openTimed();
    const both = [change(example, ['bbbbbb', 'aaaaaa']), change(example, ['bbbbbb', 'aaaaaa'])];
    await pass(30);
    expect((await Promise.all(both)).map(inShort)).toEqual(['200', '200']);
    const twice = ['bbbbbb', 'aaaaaa', 'bbbbbb', 'aaaaaa'];
    const [listed] = column((await example.own('GET', SWITCHES)).json, 'members');
    expect(listed).toEqual(['bbbbbb', 'bbbbbb', 'aaaaaa', 'aaaaaa']);
    for (const path of ['/systems/exmpl/fronters', `${SWITCHES}/${UUIDS.current}`]) {
      expect(column(property((await example.own('GET', path)).json, 'members'), 'id')).toEqual(twice);
    }
  });

  it('never shows the switch without members', async () => {
    const { example, watch } = openTimed();
    const members = () => example.state.switches.get(UUIDS.current)?.members;
    expect(await watch(change(example, ['bbbbbb']), members)).toEqual([[UUIDS.aaaaaa], [UUIDS.bbbbbb]]);
  });

  it('replaces the remaining members when one was deleted in the meantime', async () => {
    const { example, pass } = openTimed();
    await Promise.all([change(example, ['aaaaaa', 'bbbbbb']), pass(30)]);
    const answer = change(example, ['bbbbbb']);
    await pass(0);
    deleteNow(example, UUIDS.aaaaaa);
    await pass(30);
    expect(inShort(await answer)).toBe('200');
    expect(example.state.switches.get(UUIDS.current)?.members).toEqual([UUIDS.bbbbbb]);
  });
});

describe('memberships', () => {
  const membersOf = ({ state }: Example, group: string) => state.groups.get(group)?.members;

  it.each([
    ['/groups/gggggg/members/overwrite', ['bbbbbb'], UUIDS.gggggg, [UUIDS.aaaaaa], [UUIDS.bbbbbb]],
    ['/members/aaaaaa/groups/overwrite', ['gggggg', 'hhhhhh'], UUIDS.gggggg, [UUIDS.aaaaaa], [UUIDS.aaaaaa]],
  ])('overwritten by %s are cleared first and added afterwards', async (path, body, group, before, after) => {
    const { example, watch } = openTimed();
    const seen = await watch(example.own('POST', path, body), () => membersOf(example, group));
    expect(seen).toEqual([before, [], after]);
  });

  it('added twice at once are added once, and the later request fails', async () => {
    const { example, pass } = openTimed();
    const add = () => example.own('POST', '/groups/gggggg/members/add', ['bbbbbb']);
    const both = [add(), add()];
    await pass(30);
    expect((await Promise.all(both)).map(inShort).sort()).toEqual(['204', '500/0']);
    expect(membersOf(example, UUIDS.gggggg)).toEqual([UUIDS.aaaaaa, UUIDS.bbbbbb]);
  });

  it.each([
    ['/groups/hhhhhh/members/add', ['aaaaaa'], UUIDS.aaaaaa],
    ['/groups/hhhhhh/members/add', ['aaaaaa'], UUIDS.hhhhhh],
    ['/members/aaaaaa/groups/add', ['hhhhhh'], UUIDS.aaaaaa],
    ['/members/aaaaaa/groups/add', ['hhhhhh'], UUIDS.hhhhhh],
  ])(
    'added by %s of %j fail when %s was deleted meanwhile, and nothing refers to it',
    async (path, body, gone) => {
      const { example, pass } = openTimed();
      const addition = example.own('POST', path, body);
      await pass(0);
      deleteNow(example, gone);
      await pass(30);
      expect(inShort(await addition)).toBe('500/0');
      const { members, groups, index } = example.state;
      for (const group of groups.values())
        expect(group.members.every((uuid) => members.has(uuid))).toBe(true);
      for (const uuids of index.groupsOfMember.values())
        expect([...uuids].every((uuid) => groups.has(uuid))).toBe(true);
    },
  );
});

describe('other writes', () => {
  it.each([
    ['/members', 'members'],
    ['/groups', 'groups'],
  ] as const)('POST %s twice at once makes two', async (path, kind) => {
    const { example, pass } = openTimed();
    const make = () => example.own('POST', path, { name: 'Ash' });
    const both = [make(), make()];
    await pass(30);
    expect((await Promise.all(both)).map(inShort)).toEqual(['200', '200']);
    expect([...example.state[kind].values()].filter(({ name }) => name === 'Ash')).toHaveLength(2);
  });

  it.each([
    ['DELETE', '/members/aaaaaa'],
    ['DELETE', '/groups/gggggg'],
    ['DELETE', `${SWITCHES}/${UUIDS.current}`],
    ['PATCH', '/members/aaaaaa', { name: 'Zoe' }],
    ['PATCH', '/groups/gggggg', { name: 'Zone' }],
    ['PATCH', `${SWITCHES}/${UUIDS.current}`, { timestamp: AT }],
    ['PATCH', '/systems/@me', { name: 'Zed' }],
    ['PATCH', '/systems/@me/settings', { latch_timeout: 5 }],
    ['PATCH', '/systems/@me/autoproxy?guild_id=1', { autoproxy_mode: 'front' }],
    ['POST', '/groups/gggggg/members/remove', ['aaaaaa']],
    ['POST', '/private/bulk_privacy/member', { visibility: 'private' }],
    ['POST', '/private/bulk_privacy/group', { visibility: 'private' }],
  ])('%s %s takes effect a moment after it came', async (method, path, body?: unknown) => {
    const { example, pass, watch } = openTimed();
    const { state } = example;
    const stored = () => [
      ...state.systems,
      ...state.members,
      ...state.groups,
      ...state.switches,
      ...state.configs,
      ...state.autoproxy.values(),
    ];
    const show = () =>
      JSON.stringify(stored(), (_, value) => (typeof value === 'bigint' ? String(value) : value));
    const answer = example.own(method, path, body);
    // A row of autoproxy comes into being when it is asked for.
    await pass(0);
    const seen = await watch(answer, show);
    expect(seen).toHaveLength(2);
    expect((await answer).status).toBeLessThan(300);
  });

  it('of a member that was deleted in the meantime fail', async () => {
    const { example, pass } = openTimed();
    const edit = example.own('PATCH', '/members/aaaaaa', { name: 'Zoe' });
    await pass(0);
    deleteNow(example, UUIDS.aaaaaa);
    await pass(30);
    expect(inShort(await edit)).toBe('500/0');
    expect(example.state.members.has(UUIDS.aaaaaa)).toBe(false);
  });

  it.each([
    ['PATCH', { timestamp: AT }, '500/0'],
    ['DELETE', undefined, '204'],
  ])('of a switch that was deleted in the meantime: %s %j is %s', async (method, body, answer) => {
    const { example, pass } = openTimed();
    const write = example.own(method, `${SWITCHES}/${UUIDS.current}`, body);
    await pass(0);
    deleteNow(example, UUIDS.current);
    await pass(30);
    expect(inShort(await write)).toBe(answer);
    expect(example.state.switches.has(UUIDS.current)).toBe(false);
  });

  it('started before a reset do not change the fresh world', async () => {
    const { example, pass } = openTimed();
    const answer = post(example);
    await pass(0);
    const reset = new Request('http://sandbox.test/sandbox/reset', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Sandbox-Secret': example.sandbox.adminSecret },
      body: '{"world":"empty"}',
    });
    expect((await example.sandbox.fetch(reset)).status).toBe(200);
    await pass(30);
    expect((await answer).status).toBe(200);
    expect(example.state.switches.size).toBe(0);
  });

  it('are held between their steps until a test lets them go on, however far apart they arrived', async () => {
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let waiting = 0;
    const { example, pass, made } = openTimed({
      betweenSteps: () => {
        waiting += 1;
        return held;
      },
    });
    const first = post(example);
    await pass(10_000);
    const second = post(example);
    await pass(10_000);
    expect([waiting, made().length]).toEqual([2, 0]);
    goOn();
    await pass(100);
    expect([inShort(await first), inShort(await second)]).toEqual(['200', '200']);
    expect(made()).toHaveLength(2);
  });

  it('take no time if the delays are off', async () => {
    const { example, waiting, made } = openTimed({ writeWindows: false });
    expect((await post(example)).status).toBe(200);
    expect([made().length, waiting()]).toEqual([1, 0]);
  });
});
