import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertSwitch, parseMicros, parseState, serialiseState } from '../src/index.ts';
import { column, Example, inShort, property, TOKEN, UUIDS } from './example.ts';

const SWITCHES = '/systems/@me/switches';
const CURRENT = `${SWITCHES}/${UUIDS.current}`;

/** Timestamps of the history, newest first. */
async function history(example: Example, query = ''): Promise<unknown[]> {
  return column((await example.get(`/systems/exmpl/switches${query}`)).json, 'timestamp');
}

describe('the history', () => {
  it('lists short ids, newest first', async () => {
    expect((await new Example().get('/systems/exmpl/switches')).json).toEqual([
      { id: UUIDS.current, timestamp: '2026-03-01T09:30:00.123456Z', members: ['aaaaaa'] },
      { id: UUIDS.older, timestamp: '2026-02-28T08:00:00.5Z', members: ['bbbbbb', 'aaaaaa'] },
    ]);
  });

  it('before is exclusive, to the microsecond', async () => {
    const example = new Example();
    const [latest, older] = await history(example);
    expect(await history(example, '?before=2026-03-01T09:30:00.123456Z')).toEqual([older]);
    expect(await history(example, '?before=2026-03-01T09:30:00.123457Z')).toEqual([latest, older]);
    // What is finer than a microsecond is cut off.
    expect(await history(example, '?before=2026-03-01T09:30:00.123456999Z')).toEqual([older]);
    expect(await history(example, '?before=2026-03-01T09:30:00,123457Z')).toEqual([latest, older]);
    expect(await history(example, '?before=&limit=')).toEqual([latest, older]);
  });

  it.each([
    'yesterday',
    '2026-03-01',
    '2026-03-01T09:30Z',
    '2026-03-01T09:30:00',
    '2026-03-01T09:30:00+00:00',
    '2026-03-01 09:30:00Z',
    '2026-02-30T09:30:00Z',
    '2026-03-01T24:00:01Z',
    '2026-03-01T24:00:00.000000001Z',
    '9999-12-31T24:00:00Z',
    '2026-03-01T09:30:60Z',
    '2026-03-01T09:30:00.Z',
    '2026-03-01T09:30:00.1234567890Z',
    '2026-03-01t09:30:00z',
  ])('before=%s is 400, also where the history is private', async (before) => {
    const example = new Example();
    await example.own('PATCH', '/systems/@me', { privacy: { front_history_privacy: 'private' } });
    const query = `?before=${encodeURIComponent(before)}`;
    expect(inShort(await example.get(`/systems/exmpl/switches${query}`))).toBe('400/0');
  });

  it.each([
    ['?limit=1', 1],
    ['?limit=%2B1', 1],
    ['?limit=%201', 1],
    ['?limit=0', 0],
    ['?limit=2147483647', 2],
    ['?limit=1&limit=2', 1],
    ['?something=else', 2],
  ])('%s gives %i', async (query, count) => {
    expect(await history(new Example(), query)).toHaveLength(count);
  });

  it.each(['1.5', '2147483648', '1e2', 'ten', '1,5'])('limit=%s is 400', async (limit) => {
    expect(inShort(await new Example().get(`/systems/exmpl/switches?limit=${limit}`))).toBe('400/0');
  });

  it('gives 100 at most, and pages on from the oldest timestamp', async () => {
    const example = new Example();
    for (let minute = 0; minute < 150; minute += 1) {
      const timestamp = new Date(Date.UTC(2025, 0, 1, 0, minute)).toISOString();
      await example.own('POST', SWITCHES, { members: [], timestamp });
    }
    const first = await history(example, '?limit=500');
    const second = await history(example, `?before=${String(first.at(-1))}`);
    expect([first.length, second.length]).toEqual([100, 52]);
    expect(new Set([...first, ...second]).size).toBe(152);
  });

  it('hides the future by default; the fronters do not', async () => {
    const example = new Example();
    const body = { members: ['bbbbbb'], timestamp: '2027-01-01T00:00:00Z' };
    await example.own('POST', SWITCHES, body);
    expect(await history(example)).toHaveLength(2);
    expect(await history(example, '?before=2028-01-01T00:00:00Z')).toHaveLength(3);
    const fronters = await example.get('/systems/exmpl/fronters');
    expect(fronters.json).toMatchObject({ timestamp: '2027-01-01T00:00:00Z', members: [{ id: 'bbbbbb' }] });
  });
});

describe('fronters', () => {
  it('are whole members in front order', async () => {
    const example = new Example();
    await example.own('POST', SWITCHES, { members: ['bbbbbb', 'aaaaaa'] });
    const { json } = await example.get('/systems/exmpl/fronters');
    expect(column(property(json, 'members'), 'id')).toEqual(['bbbbbb', 'aaaaaa']);
    expect(column(property(json, 'members'), 'system')).toEqual(['exmpl', 'exmpl']);
    expect(column(property(json, 'members'), 'privacy')).toEqual([null, null]);
  });

  it('are an empty list after a switch-out, and an empty answer without any switch', async () => {
    const example = new Example();
    await example.own('POST', SWITCHES, { members: [] });
    expect((await example.get('/systems/exmpl/fronters')).json).toMatchObject({ members: [] });
    const quiet = await example.get('/systems/quiet/fronters');
    expect([quiet.status, quiet.text]).toEqual([204, '']);
  });
});

describe('of several switches at the latest instant', () => {
  function withTwin(): Example {
    const example = new Example();
    const timestamp = parseMicros('2026-03-01T09:30:00.123456Z');
    insertSwitch(example.state, {
      uuid: 'twin',
      system: UUIDS.exmpl,
      timestamp,
      members: [UUIDS.bbbbbb],
    });
    return example;
  }

  it('the list begins with another one than the fronters have', async () => {
    const example = withTwin();
    const listed = column((await example.get('/systems/exmpl/switches')).json, 'id');
    expect(listed).toEqual(['twin', UUIDS.current, UUIDS.older]);
    expect(property((await example.get('/systems/exmpl/fronters')).json, 'id')).toBe(UUIDS.current);
  });

  it('a new switch is compared with the one that the fronters have', async () => {
    const example = withTwin();
    expect(inShort(await example.own('POST', SWITCHES, { members: ['aaaaaa'] }))).toBe('400/40004');
    expect(inShort(await example.own('POST', SWITCHES, { members: ['bbbbbb'] }))).toBe('200');
  });
});

describe('a new switch', () => {
  it('is now, with microseconds, and shows the owner whole members', async () => {
    const example = new Example();
    const answer = await example.own('POST', SWITCHES, { members: ['bbbbbb'], extra: 1 });
    expect(property(answer.json, 'timestamp')).toMatch(/^2026-03-01T12:00:00\.\d{1,6}Z$/);
    expect(answer.json).toMatchObject({ members: [{ id: 'bbbbbb', privacy: { visibility: 'public' } }] });
    expect(await history(example)).toHaveLength(3);
  });

  it('takes its keys in any case', async () => {
    const body = { MEMBERS: ['bbbbbb'], TimeStamp: '2026-01-01T00:00:00Z' };
    const answer = await new Example().own('POST', SWITCHES, body);
    expect(property(answer.json, 'timestamp')).toBe('2026-01-01T00:00:00Z');
  });

  it('echoes nine digits and keeps six, cut off', async () => {
    const example = new Example();
    const body = { members: ['bbbbbb'], timestamp: '2026-01-01T00:00:00.123456789Z' };
    const answer = await example.own('POST', SWITCHES, body);
    expect(property(answer.json, 'timestamp')).toBe('2026-01-01T00:00:00.123456789Z');
    expect(await history(example, '?before=2026-02-01T00:00:00Z')).toEqual(['2026-01-01T00:00:00.123456Z']);
  });

  it.each([
    ['2026-01-01T00:00:00.100Z', '2026-01-01T00:00:00.1Z'],
    ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00Z'],
    ['2026-01-01T00:00:00,5Z', '2026-01-01T00:00:00.5Z'],
    ['2026-02-28T24:00:00Z', '2026-03-01T00:00:00Z'],
    ['2025-12-31T24:00:00.000Z', '2026-01-01T00:00:00Z'],
    ['0001-01-01T00:00:00Z', '0001-01-01T00:00:00Z'],
    ['0000-01-01T00:00:00Z', '0000-01-01T00:00:00Z'],
    ['0000-02-29T12:00:00.123456Z', '0000-02-29T12:00:00.123456Z'],
    ['0000-12-31T24:00:00Z', '0001-01-01T00:00:00Z'],
    ['9999-12-31T23:59:59.999999Z', '9999-12-31T23:59:59.999999Z'],
  ])('%s is shown as %s, now and later', async (timestamp, shown) => {
    const example = new Example();
    const answer = await example.own('POST', SWITCHES, { members: ['bbbbbb'], timestamp });
    expect(property(answer.json, 'timestamp')).toBe(shown);
    const read = await example.get(`/systems/exmpl/switches/${String(property(answer.json, 'id'))}`);
    expect(property(read.json, 'timestamp')).toBe(shown);
  });

  it('may be in the year 0, in order before all others', async () => {
    const example = new Example();
    const body = { members: ['bbbbbb'], timestamp: '0000-12-31T23:59:59.999999Z' };
    await example.own('POST', SWITCHES, body);
    await example.own('POST', SWITCHES, { ...body, timestamp: '0000-01-01T00:00:00Z' });
    expect(inShort(await example.own('POST', SWITCHES, body))).toBe('400/40005');
    expect((await history(example)).slice(-2)).toEqual([
      '0000-12-31T23:59:59.999999Z',
      '0000-01-01T00:00:00Z',
    ]);
    expect(await history(example, '?before=0000-12-31T00:00:00Z')).toEqual(['0000-01-01T00:00:00Z']);
    // What is stored must be readable again.
    const stored = serialiseState(example.state);
    expect(serialiseState(parseState(stored))).toEqual(stored);
  });

  it.each([null, ''])('a timestamp of %j is not a timestamp', async (timestamp) => {
    const answer = await new Example().own('POST', SWITCHES, { members: ['bbbbbb'], timestamp });
    expect(property(answer.json, 'timestamp')).toMatch(/^2026-03-01T12:00:00/);
  });

  it.each([5, true, {}, '2026-01-01', ' '])('a timestamp of %j is 400', async (timestamp) => {
    expect(inShort(await new Example().own('POST', SWITCHES, { members: ['bbbbbb'], timestamp }))).toBe(
      '400/0',
    );
  });

  it.each([
    [{ members: 'aaaaaa' }, '400/0'],
    [{ members: {} }, '400/0'],
    [{ members: 5 }, '400/0'],
    [{ members: [5] }, '404/20003'],
    [{ members: [null] }, '404/20003'],
    [{ members: [null, null] }, '400/40003'],
    [{ members: ['nope12', 'nope12'] }, '400/40003'],
  ])('%j is %s', async (body, expected) => {
    expect(inShort(await new Example().own('POST', SWITCHES, body))).toBe(expected);
  });

  it('with short id and uuid of one member is stored with the member twice', async () => {
    const example = new Example();
    const answer = await example.own('POST', SWITCHES, { members: ['aaaaaa', UUIDS.aaaaaa] });
    expect(column(property(answer.json, 'members'), 'id')).toEqual(['aaaaaa', 'aaaaaa']);
    const [latest] = (await example.get('/systems/exmpl/switches')).json as unknown[];
    expect(property(latest, 'members')).toEqual(['aaaaaa', 'aaaaaa']);
  });

  it('equal to the front is refused when it is the latest, in the same order only', async () => {
    const example = new Example();
    const at = (timestamp: string, members: string[]) =>
      example.own('POST', SWITCHES, { members, timestamp }).then(inShort);
    expect(await at('2026-03-01T09:31:00Z', ['aaaaaa'])).toBe('400/40004');
    expect(await at('2026-03-01T09:29:00Z', ['aaaaaa'])).toBe('200');
    expect(await at('2026-03-01T09:31:00Z', ['aaaaaa', 'bbbbbb'])).toBe('200');
    expect(await at('2026-03-01T09:32:00Z', ['bbbbbb', 'aaaaaa'])).toBe('200');
    expect(await at('2026-03-01T09:33:00Z', ['bbbbbb', 'aaaaaa'])).toBe('400/40004');
  });

  it('may be a switch-out when it is the very first', async () => {
    const example = new Example();
    const token = 'Q'.repeat(64);
    example.state.tokens.set(token, { token, system: UUIDS.quiet, label: '' });
    const send = () => example.send('POST', SWITCHES, { token, body: { members: [] } }).then(inShort);
    expect([await send(), await send()]).toEqual(['200', '400/40004']);
  });

  it('at a taken instant is refused before its members are looked up', async () => {
    const body = { members: ['nope12'], timestamp: '2026-03-01T09:30:00.123456Z' };
    expect(inShort(await new Example().own('POST', SWITCHES, body))).toBe('400/40005');
  });

  it('of another system is 403 before the members are looked at', async () => {
    const send = (body: unknown) => new Example().own('POST', '/systems/zzzzzz/switches', body).then(inShort);
    expect(await send({ members: ['nope12', 'nope12'] })).toBe('403/0');
    expect(await send({})).toBe('400/0');
  });
});

describe('one switch', () => {
  it('shows whole members, for the viewer', async () => {
    const example = new Example();
    const { json } = await example.get(`/systems/exmpl/switches/${UUIDS.older}`, TOKEN);
    expect(json).toMatchObject({ id: UUIDS.older, timestamp: '2026-02-28T08:00:00.5Z' });
    expect(column(property(json, 'members'), 'id')).toEqual(['bbbbbb', 'aaaaaa']);
    expect(column(property(json, 'members'), 'privacy')).not.toContain(null);
  });
});

describe('moving a switch', () => {
  const move = (example: Example, timestamp: unknown, path = CURRENT) =>
    example.own('PATCH', path, { timestamp });

  it.each([
    ['2026-03-01T10:00:00Z', '2026-03-01T10:00:00Z'],
    ['2026-03-01T10:00:00.250Z', '2026-03-01T10:00:00.25Z'],
    ['2026-03-01T10:00:00.1234567Z', '2026-03-01T10:00:00.123456Z'],
    ['2026-03-01T10:00:00,5Z', '2026-03-01T10:00:00.5Z'],
    ['2026-03-01T11:00:00+01:00', '2026-03-01T10:00:00Z'],
    ['2026-03-01T04:30:00-0530', '2026-03-01T10:00:00Z'],
    ['2026-03-01T10:00:00', '2026-03-01T10:00:00Z'],
    ['2026-03-01 10:00', '2026-03-01T10:00:00Z'],
    ['2026-03-01', '2026-03-01T00:00:00Z'],
    ['Sun, 01 Mar 2026 10:00:00 GMT', '2026-03-01T10:00:00Z'],
    ['SUNDAY, March 1, 2026 10:00 AM', '2026-03-01T10:00:00Z'],
    ['Sun, 01 Mar 2026 23:30:00 -0500', '2026-03-02T04:30:00Z'],
    ['Mon, 02 Mar 2026 00:30:00 +01:00', '2026-03-01T23:30:00Z'],
    ['Mon Mar 02 2026 00:30:00 GMT+0100', '2026-03-01T23:30:00Z'],
    ['3/1/2026 10:00', '2026-03-01T10:00:00Z'],
    ['2026/03/01 10:00', '2026-03-01T10:00:00Z'],
    ['29 February 2024', '2024-02-29T00:00:00Z'],
    ['1 March 2026 00:30 +01:00', '2026-02-28T23:30:00Z'],
  ])('to %s gives %s', async (timestamp, expected) => {
    expect(property((await move(new Example(), timestamp)).json, 'timestamp')).toBe(expected);
  });

  it.each([
    '9999-12-31T23:59:59-05:00',
    '0001-01-01T00:00:00+05:00',
    '0000-01-01T00:00:00Z',
    '0000-12-31T23:00:00-05:00',
    '9999-12-31T23:59:59.99999999Z',
    'Jan 1 12345 10:00',
  ])('to %s, outside of the years 1 to 9999, is 400', async (timestamp) => {
    const example = new Example();
    expect(inShort(await move(example, timestamp))).toBe('400/0');
    // What is stored must be readable again.
    expect(() => parseState(serialiseState(example.state))).not.toThrow();
  });

  it.each([
    'yesterday',
    '5',
    5,
    true,
    '2026-02-30',
    '2026-03-01T25:00:00Z',
    '2026-13-01',
    '2026-03-01 10:00:00,5',
    '2026-03-01T9:00:00Z',
    'Mon, 01 Mar 2026 10:00:00 GMT',
    'saturday, March 1, 2026 10:00 AM',
    'Mon, 01 Mar 2026 23:30:00 -0500',
    'Sun, 02 Mar 2026 00:30:00 +01:00',
    'Sat 3-1-2026',
    '2026-02-30T10:00:00Z',
    '30 February 2026',
    'Feb 30, 2026 10:00',
    '29 February 2026 10:00:00 GMT',
    '31 June 2026 10:00 +02:00',
    '2/30/2026',
    '2026/02/30',
    '2-30-2026',
  ])('to %j is 400', async (timestamp) => {
    expect(inShort(await move(new Example(), timestamp))).toBe('400/0');
  });

  it('to the end of a day, 24:00:00, is 500, although a new switch may begin then', async () => {
    const example = new Example();
    expect(inShort(await move(example, '2026-02-27T24:00:00Z'))).toBe('500/0');
    const body = { members: [], timestamp: '2026-02-27T24:00:00Z' };
    expect(inShort(await example.own('POST', '/systems/@me/switches', body))).toBe('200');
  });

  it.each([null, '', '  '])('to %j lacks a timestamp', async (timestamp) => {
    expect(inShort(await move(new Example(), timestamp))).toBe('400/40001');
  });

  it('checks in order: body, own, missing, unreadable, other system, taken', async () => {
    const example = new Example();
    const foreign = `${SWITCHES}/${UUIDS.foreignswitch}`;
    expect(inShort(await example.own('PATCH', CURRENT, '{'))).toBe('400/0');
    expect(inShort(await move(example, null, `/systems/zzzzzz/switches/${UUIDS.foreignswitch}`))).toBe(
      '403/0',
    );
    expect(inShort(await move(example, null, foreign))).toBe('400/40001');
    expect(inShort(await move(example, 'yesterday', foreign))).toBe('400/0');
    expect(inShort(await move(example, '2026-02-28T08:00:00.5Z', foreign))).toBe('404/20008');
    expect(inShort(await move(example, '2026-02-28T08:00:00.5Z'))).toBe('400/40005');
    expect(inShort(await move(example, '2026-03-01T09:30:00.123456Z'))).toBe('400/40005');
  });

  it('past another makes the other the front', async () => {
    const example = new Example();
    await move(example, '2026-02-01T00:00:00Z');
    expect(column((await example.get('/systems/exmpl/switches')).json, 'id')).toEqual([
      UUIDS.older,
      UUIDS.current,
    ]);
    const fronters = await example.get('/systems/exmpl/fronters');
    expect(property(fronters.json, 'id')).toBe(UUIDS.older);
  });

  it('keeps the history sorted and complete, however switches move', async () => {
    const minute = fc.integer({ min: 0, max: 40 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(UUIDS.current, UUIDS.older), minute)),
        async (moves) => {
          const example = new Example();
          for (const [uuid, at] of moves) {
            const timestamp = new Date(Date.UTC(2026, 1, 1, 0, at)).toISOString();
            await example.own('PATCH', `${SWITCHES}/${uuid}`, { timestamp });
          }
          const seen = await history(example);
          expect(seen).toHaveLength(2);
          expect([...seen].sort().reverse()).toEqual(seen);
        },
      ),
      { numRuns: 40 },
    );
  });
});

describe('changing the members of a switch', () => {
  const change = (example: Example, body: unknown, uuid: string = UUIDS.current) =>
    example.own('PATCH', `${SWITCHES}/${uuid}/members`, body);

  it('replaces them, also with none', async () => {
    const example = new Example();
    const answer = await change(example, ['bbbbbb', 'aaaaaa']);
    expect(column(property(answer.json, 'members'), 'id')).toEqual(['bbbbbb', 'aaaaaa']);
    expect(property(answer.json, 'timestamp')).toBe('2026-03-01T09:30:00.123456Z');
    expect((await change(example, [])).json).toMatchObject({ members: [] });
    expect((await example.get('/systems/exmpl/fronters')).json).toMatchObject({ members: [] });
  });

  it.each([
    [['aaaaaa'], '400/40004'],
    [['AAAAAA'], '400/40004'],
    [['aaaaaa', 'aaaaaa'], '400/40003'],
    [[null, null], '400/40003'],
    [['nope12', 'nope12'], '400/40003'],
    [[null], '500/0'],
    [['nope12'], '404/20003'],
    [['yyyyyy'], '403/30008'],
    [[{}], '400/0'],
    [[5], '404/20003'],
    [{}, '400/0'],
  ])('to %j is %s', async (body, expected) => {
    expect(inShort(await change(new Example(), body))).toBe(expected);
  });

  it('compares with this switch, not with the front', async () => {
    const example = new Example();
    expect(inShort(await change(example, ['aaaaaa'], UUIDS.older))).toBe('200');
    expect(inShort(await change(example, ['aaaaaa'], UUIDS.older))).toBe('400/40004');
  });

  it('of another system is 404, or 403 when the system is named', async () => {
    const example = new Example();
    expect(inShort(await change(example, ['aaaaaa'], UUIDS.foreignswitch))).toBe('404/20008');
    const path = `/systems/zzzzzz/switches/${UUIDS.foreignswitch}/members`;
    expect(inShort(await example.own('PATCH', path, ['aaaaaa']))).toBe('403/0');
  });
});

describe('deleting a switch', () => {
  it('makes the one before it current', async () => {
    const example = new Example();
    const answer = await example.own('DELETE', CURRENT);
    expect([answer.status, answer.text]).toEqual([204, '']);
    expect(property((await example.get('/systems/exmpl/fronters')).json, 'id')).toBe(UUIDS.older);
    expect(inShort(await example.own('DELETE', CURRENT))).toBe('404/20007');
  });

  it('of another system is refused', async () => {
    const example = new Example();
    expect(inShort(await example.own('DELETE', `${SWITCHES}/${UUIDS.foreignswitch}`))).toBe('404/20008');
    expect(inShort(await example.own('DELETE', `/systems/zzzzzz/switches/${UUIDS.foreignswitch}`))).toBe(
      '403/0',
    );
  });

  it('among several of one instant takes away that one', async () => {
    const example = new Example();
    // Instants between two microseconds count as free and are cut to the same one.
    for (const digit of [1, 2, 3]) {
      const timestamp = `2026-01-01T00:00:00.12345600${digit}Z`;
      await example.own('POST', SWITCHES, { members: ['bbbbbb'], timestamp });
    }
    const ids = column(
      (await example.get('/systems/exmpl/switches?limit=3&before=2026-02-01T00:00:00Z')).json,
      'id',
    );
    await example.own('DELETE', `${SWITCHES}/${String(ids[1])}`);
    const left = (await example.get('/systems/exmpl/switches?before=2026-02-01T00:00:00Z')).json;
    expect(column(left, 'id')).toEqual([ids[0], ids[2]]);
  });
});
