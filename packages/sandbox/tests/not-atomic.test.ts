import { describe, expect, it } from 'vitest';
import { insertSwitch, microsFromMs, type SwitchRow } from '../src/index.ts';
import { Example, inShort, NOW_MS, UUIDS } from './example.ts';

const SWITCHES = '/systems/@me/switches';
const AT = '2026-02-01T08:00:00.123Z';

/** A clock of the test's own, by whose timers the writes of the sandbox wait. */
function openTimed() {
  const timers: { atMs: number; fn: () => void }[] = [];
  let nowMs = NOW_MS;
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  const example = new Example({
    clock: {
      now: () => nowMs,
      setTimeout: (fn, ms) => timers.push({ atMs: nowMs + ms, fn }),
    },
  });
  async function pass(ms: number) {
    const endMs = nowMs + ms;
    for (;;) {
      await settle();
      timers.sort((one, other) => one.atMs - other.atMs);
      if ((timers[0]?.atMs ?? Number.POSITIVE_INFINITY) > endMs) break;
      const next = timers.shift();
      nowMs = next?.atMs ?? nowMs;
      next?.fn();
    }
    nowMs = endMs;
    await settle();
  }
  const rows = (): readonly SwitchRow[] =>
    [...example.state.switches.values()].filter((row) => row.system === UUIDS.exmpl);
  return { example, pass, rows, now: () => nowMs };
}

const post = (example: Example, members = ['bbbbbb'], timestamp: string | undefined = AT) =>
  example.own('POST', SWITCHES, { members, ...(timestamp === undefined ? {} : { timestamp }) });

describe('a new switch', () => {
  it('is not atomic: equal requests that overlap make a row each, at one instant', async () => {
    const { example, pass, rows } = openTimed();
    for (let index = 0; index < 50_000; index += 1) {
      const timestamp = microsFromMs(Date.parse('2020-01-01T00:00:00Z') + index * 1_000);
      insertSwitch(example.state, { uuid: `old-${index}`, system: UUIDS.exmpl, timestamp, members: [] });
    }
    const before = rows().length;
    const answers: Promise<{ status: number }>[] = [];
    for (let sent = 0; sent < 5; sent += 1) {
      answers.push(post(example));
      await pass(15);
    }
    await pass(200);
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1);
    const made = rows().length - before;
    expect(made).toBe(statuses.filter((status) => status === 200).length);
    expect(
      new Set(
        rows()
          .slice(before)
          .map(({ timestamp }) => timestamp),
      ).size,
    ).toBe(1);
  });

  it('is refused as a repetition once the first request has ended', async () => {
    const { example, pass } = openTimed();
    const first = post(example);
    await pass(30);
    const second = post(example);
    await pass(30);
    expect([inShort(await first), inShort(await second)]).toEqual(['200', '400/40005']);
  });

  it("stands at the service's now until the last step moves it to its time", async () => {
    const { example, pass, rows } = openTimed();
    const known = new Set(rows());
    const answer = post(example);
    const seen = new Set<string>();
    for (let step = 0; step < 40; step += 1) {
      await pass(1);
      for (const row of rows())
        if (!known.has(row)) seen.add(row.timestamp === microsFromMs(Date.parse(AT)) ? 'at its time' : 'now');
    }
    expect([...seen]).toEqual(['now', 'at its time']);
    expect((await answer).status).toBe(200);
  });

  it('stays at now when the last step fails', async () => {
    const { example, pass, rows, now } = openTimed();
    const known = new Set(rows());
    example.sandbox.faults.add({ kind: 'crash', match: { method: 'POST' }, times: 1 });
    const startMs = now();
    const answer = post(example);
    await pass(30);
    expect(inShort(await answer)).toBe('500/0');
    const [made] = rows().filter((row) => !known.has(row));
    expect(Number((made?.timestamp ?? 0n) / 1_000n)).toBeGreaterThanOrEqual(startMs);
  });
});

describe('a cut', () => {
  it('breaks the connection while the service goes on', async () => {
    const { example, pass, rows } = openTimed();
    const before = rows().length;
    example.sandbox.faults.add({ kind: 'cut', ms: 2, match: { method: 'POST' }, times: 1 });
    const answer = post(example).catch((error: unknown) => error);
    await pass(2);
    expect(await answer).toBeInstanceOf(TypeError);
    expect(rows()).toHaveLength(before);
    await pass(30);
    expect(rows()).toHaveLength(before + 1);
  });

  it('loses the answer also of a request that was quicker', async () => {
    const { example, pass, rows } = openTimed();
    const before = rows().length;
    example.sandbox.faults.add({ kind: 'cut', ms: 100, times: 1 });
    const answer = post(example).catch((error: unknown) => error);
    await pass(100);
    expect(await answer).toBeInstanceOf(TypeError);
    expect(rows()).toHaveLength(before + 1);
  });

  it('together with a latency lets a request arrive after its caller has gone', async () => {
    const { example, pass, rows } = openTimed();
    const before = rows().length;
    example.sandbox.faults.add({ kind: 'latency', ms: 1_000, match: { method: 'POST' } });
    const leaving = new AbortController();
    const request = new Request(`http://sandbox.test/v2${SWITCHES}`, {
      method: 'POST',
      headers: { Authorization: 'T'.repeat(64), 'User-Agent': 'x', 'Content-Type': 'application/json' },
      body: JSON.stringify({ members: ['bbbbbb'], timestamp: AT }),
      signal: leaving.signal,
    });
    const answer = example.sandbox.fetch(request).catch((error: unknown) => error);
    await pass(100);
    leaving.abort(new Error('gone'));
    expect(await answer).toEqual(new Error('gone'));
    expect(rows()).toHaveLength(before);
    await pass(600);
    expect(rows()).toHaveLength(before + 1);
  });
});

describe('other writes', () => {
  it('two changes of the members of a switch that overlap leave everybody in it twice', async () => {
    const { example, pass } = openTimed();
    const change = () => example.own('PATCH', `${SWITCHES}/${UUIDS.current}/members`, ['bbbbbb']);
    const both = [change(), change()];
    await pass(30);
    for (const answer of both) expect((await answer).status).toBe(200);
    const row = example.state.switches.get(UUIDS.current);
    expect(row?.members).toEqual([UUIDS.bbbbbb, UUIDS.bbbbbb]);
    const listed = (await example.own('GET', SWITCHES)).json as { members: string[] }[];
    expect(listed[0]?.members).toEqual(['bbbbbb', 'bbbbbb']);
  });

  it('an overwrite of memberships clears first and adds afterwards', async () => {
    const { example, pass } = openTimed();
    const members = () => example.state.groups.get(UUIDS.gggggg)?.members;
    const answer = example.own('POST', '/groups/gggggg/members/overwrite', ['bbbbbb']);
    await pass(1);
    expect(members()).toEqual([]);
    await pass(30);
    expect(members()).toEqual([UUIDS.bbbbbb]);
    expect((await answer).status).toBe(204);
  });

  it('of two additions of one membership that overlap the later fails', async () => {
    const { example, pass } = openTimed();
    const add = () => example.own('POST', '/groups/gggggg/members/add', ['bbbbbb']);
    const both = [add(), add()];
    await pass(30);
    const statuses = await Promise.all(both.map(async (answer) => (await answer).status));
    expect(statuses.sort()).toEqual([204, 500]);
    expect(example.state.groups.get(UUIDS.gggggg)?.members).toEqual([UUIDS.aaaaaa, UUIDS.bbbbbb]);
  });

  it('a member that is made twice exists twice', async () => {
    const { example, pass } = openTimed();
    const make = () => example.own('POST', '/members', { name: 'Ash' });
    const both = [make(), make()];
    await pass(30);
    await Promise.all(both);
    expect([...example.state.members.values()].filter(({ name }) => name === 'Ash')).toHaveLength(2);
  });

  it('take no time where the windows are switched off', async () => {
    const example = new Example({
      writeWindows: false,
      clock: { now: () => NOW_MS, setTimeout: () => null },
    });
    expect((await post(example)).status).toBe(200);
  });
});
