import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { redactTokens, withoutIdentity } from '../persistence/redact.ts';
import { createSafeStorage, memoryStorage } from '../platform/storage.ts';
import { createFakeClock } from '../testing/fake-clock.ts';
import { errorForLog } from '../text/errors/plain-error.ts';
import { createLog, LOG_KEY } from './log.ts';

const TOKEN = 'abcDEF123+/'.repeat(6).slice(0, 64);

function open(area = memoryStorage()) {
  const clock = createFakeClock(1_000);
  const storage = createSafeStorage({ open: () => area });
  return { clock, storage, area, log: createLog(storage, clock) };
}

describe('createLog', () => {
  it('keeps the newest fifty lines', () => {
    const { log } = open();
    for (let index = 0; index < 60; index += 1) log.add('info', `line ${index}`);
    expect(log.getState()).toHaveLength(50);
    expect(log.getState()[0]?.message).toBe('line 10');
  });

  it('never contains a token, neither in memory nor on the device', () => {
    const { log, area } = open();
    log.add('error', `Bad header: ${TOKEN}!`);
    log.dispose();
    expect(log.getState()[0]?.message).toBe('Bad header: [token]!');
    expect(area.getItem(LOG_KEY)).not.toContain(TOKEN.slice(0, 40));
  });

  it('has the stack of an error without the tokens in it, and not more of it than there is room for', () => {
    const { log, area } = open();
    const error = new TypeError(`Bad header: ${TOKEN}!`);
    error.stack = `TypeError: Bad header: ${TOKEN}!\n    at send (https://app.example/?t=${TOKEN}:1:22)`;
    log.add('error', errorForLog(error));
    log.add('error', `${'a '.repeat(745)}${TOKEN}`);
    log.dispose();
    expect(log.getState()[0]?.message).toBe(
      'TypeError: Bad header: [token]!\nat send (https://app.example/?t=[token]:1:22)',
    );
    expect(log.getState()[1]?.message).toHaveLength(1_497);
    expect(area.getItem(LOG_KEY)).not.toContain(TOKEN.slice(0, 10));
  });

  it('is restored on the next visit, and empty after clearing', () => {
    const first = open();
    first.log.add('warning', 'The service did not answer');
    first.log.dispose();
    const second = open(first.area);
    expect(second.log.getState()).toEqual([
      { atMs: 1_000, level: 'warning', message: 'The service did not answer', count: 1, sinceMs: 1_000 },
    ]);
    second.log.clear();
    expect(open(first.area).log.getState()).toEqual([]);
  });

  it('counts many equal lines as one, so that others stay', async () => {
    const { log, clock, area } = open();
    log.add('info', 'before the storm');
    for (let index = 0; index < 200; index += 1) {
      log.add('error', index % 2 === 0 ? 'one failure' : 'another failure');
      await clock.advance(60_000);
    }
    log.dispose();
    const lines = open(area).log.getState();
    expect(lines.map(({ message, count }) => [message, count])).toEqual([
      ['before the storm', 1],
      ['one failure', 100],
      ['another failure', 100],
    ]);
    expect(lines[1]).toMatchObject({ sinceMs: 1_000, atMs: 1_000 + 198 * 60_000 });
  });

  it('adds a new line for a repetition after more than an hour', async () => {
    const { log, clock } = open();
    log.add('error', 'failure');
    await clock.advance(60 * 60_000 + 1);
    log.add('error', 'failure');
    expect(log.getState().map(({ count }) => count)).toEqual([1, 1]);
  });

  it('reads the lines of earlier releases, which count nothing', () => {
    const text = JSON.stringify({ version: 1, lines: [{ atMs: 5, level: 'info', message: 'old' }] });
    expect(open(memoryStorage({ [LOG_KEY]: text })).log.getState()).toEqual([
      { atMs: 5, level: 'info', message: 'old', count: 1, sinceMs: 5 },
    ]);
  });

  it('merges a line that two tabs have counted', () => {
    const first = open();
    first.log.add('error', 'failure');
    first.log.dispose();
    const one = open(first.area);
    const other = open(first.area);
    for (let index = 0; index < 3; index += 1) one.log.add('error', 'failure');
    other.log.add('error', 'failure');
    one.log.dispose();
    other.log.dispose();
    expect(open(first.area).log.getState()).toMatchObject([{ message: 'failure', count: 4 }]);
  });

  it('merges the lines of two tabs, each once', () => {
    const one = open();
    const other = open(one.area);
    one.log.add('info', 'from one');
    other.log.add('info', 'from the other');
    one.log.dispose();
    other.log.dispose();
    expect(
      open(one.area)
        .log.getState()
        .map(({ message }) => message)
        .sort(),
    ).toEqual(['from one', 'from the other']);
  });

  it.each(['not json', '{}', '{"version":1,"lines":[{"atMs":"x"}]}', '{"version":9,"lines":[]}'])(
    'starts empty from %s',
    (text) => {
      expect(open(memoryStorage({ [LOG_KEY]: text })).log.getState()).toEqual([]);
    },
  );
});

describe('withoutIdentity', () => {
  it.each([
    ['GET /v2/systems/exmpl/fronters 403', 'GET /v2/systems/[id]/fronters 403'],
    ['GET /v2/systems/@me/switches', 'GET /v2/systems/@me/switches'],
    ["Member 'abcde' not found.", 'Member […] not found.'],
    ['for 466378653216014359 today', 'for [id] today'],
    ['7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11 gone', '[id] gone'],
    ['7f3c2f0e5b0b4f0e9d0b0c2a4d8f2b11 gone', '[id] gone'],
    [
      'PATCH /v2/members/7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11/guilds/1: 500',
      'PATCH /v2/members/[id]/guilds/[id]: 500',
    ],
    ['https://dash.pluralkit.me/profile/m/abcde', 'https://dash.pluralkit.me/profile/m/[id]'],
    ['/manage/servers/1234/members', '/manage/servers/[id]/members'],
    ["Couldn't find 'Luna' here", "Couldn't find […] here"],
    ["Can't rename 'Luna's moon'.", "Can't rename […]."],
    ['Unexpected token, "Luna "x" hi" is not JSON', 'Unexpected token, […] is not JSON'],
    ['No `Luna`, no ‘Luna’s’, no “Luna”', 'No […], no […], no […]'],
    ['Nicht „Luna“, nicht ‚Luna‘', 'Nicht […], nicht […]'],
    ['/lookup/member/abcde?q=luna&x=1', '/lookup/member/[id]?q=[…]&x=[…]'],
    ['PATCH /v2/systems/@me/autoproxy?guild_id=12', 'PATCH /v2/systems/@me/autoproxy?guild_id=[…]'],
  ])('turns %s into %s', (text, clean) => {
    expect(withoutIdentity(text)).toBe(clean);
  });

  it.each([
    ['as it is', TOKEN],
    ['in an address', encodeURIComponent(TOKEN)],
    ['with the letters that addresses prefer', TOKEN.replaceAll('+', '-').replaceAll('/', '_')],
    ['in part', TOKEN.slice(7, 50)],
  ])('takes out a token %s', (_, key) => {
    expect(redactTokens(`x=${key}.`)).toMatch(/^x=\[token\]\.$/);
  });

  it('removes a token from any surrounding text', () => {
    const around = fc.string().map((text) => text.replace(/[A-Za-z0-9+/]/g, ' '));
    fc.assert(
      fc.property(around, around, (before, after) => {
        expect(redactTokens(`${before}${TOKEN}${after}`)).not.toContain(TOKEN.slice(0, 20));
        expect(withoutIdentity(`${before}${TOKEN}${after}`)).not.toContain(TOKEN.slice(0, 20));
      }),
    );
  });
});
