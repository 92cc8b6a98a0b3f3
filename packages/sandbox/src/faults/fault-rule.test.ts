import { describe, expect, it } from 'vitest';
import { FaultRuleError, parseFaultRule, parseFaultRules } from './fault-rule.ts';

describe('a fault rule', () => {
  it('is read with every field it may have', () => {
    const rule = {
      id: 'slow-lists',
      match: { method: 'GET', path: '/members$' },
      times: 3,
      probability: 0.5,
      seed: 7,
      kind: 'latency',
      ms: [20, 80],
      status: 503,
      body: { message: 'x' },
      cors: false,
    };
    expect(parseFaultRule(rule)).toEqual(rule);
  });

  it('takes a method in any case', () => {
    expect(parseFaultRule({ kind: 'drop', match: { method: 'post' } }).match?.method).toBe('POST');
  });

  it.each([
    [null, 'A fault rule must be a JSON object, not null.'],
    [[], 'A fault rule must be a JSON object, not [].'],
    [
      { kind: 'explode' },
      '"kind" must be one of latency, lost-answer, cut, drop, crash, rate-limit, status, html, empty, not "explode".',
    ],
    [
      {},
      '"kind" must be one of latency, lost-answer, cut, drop, crash, rate-limit, status, html, empty, not undefined.',
    ],
    [{ kind: 'cut' }, 'A cut rule needs "ms": a number or a range such as [20, 80].'],
    [{ kind: 'latency' }, 'A latency rule needs "ms": a number or a range such as [20, 80].'],
    [
      { kind: 'latency', ms: -1 },
      '"ms" must be milliseconds from 0 to 600000, or two of them in order, not -1.',
    ],
    [
      { kind: 'latency', ms: [80, 20] },
      '"ms" must be milliseconds from 0 to 600000, or two of them in order, not [80,20].',
    ],
    [{ kind: 'rate-limit', ms: [1, 2] }, '"ms" of a rate-limit rule must be one number.'],
    [{ kind: 'drop', times: 0 }, '"times" must be a whole number of at least 1, not 0.'],
    [{ kind: 'drop', times: '2' }, '"times" must be a whole number of at least 1, not "2".'],
    [{ kind: 'drop', probability: 2 }, '"probability" must be between 0 and 1, not 2.'],
    [{ kind: 'drop', seed: 0.5 }, '"seed" must be a whole number, not 0.5.'],
    [{ kind: 'status', status: 99 }, '"status" must be an HTTP status from 200 to 599, not 99.'],
    [{ kind: 'html', body: {} }, '"body" of an html rule must be a string.'],
    [{ kind: 'drop', match: 'x' }, '"match" must be a JSON object, not "x".'],
    [{ kind: 'drop', match: { path: '(' } }, '"match.path" is not a regular expression: "(".'],
    [{ kind: 'drop', match: { paths: 'x' } }, '"match" has no key "paths"; it knows method, path.'],
    [
      { kind: 'drop', time: 1 },
      'A fault rule has no key "time"; it knows id, match, times, probability, seed, kind, ms, status, body, cors.',
    ],
  ])('that cannot be used is refused with the reason: %j', (rule, message) => {
    expect(() => parseFaultRule(rule)).toThrow(new FaultRuleError(message));
  });

  it('can be single, in a list or wrapped, and an invalid one in a list is numbered', () => {
    const rule = { kind: 'drop' };
    expect(parseFaultRules(rule)).toEqual([rule]);
    expect(parseFaultRules({ rules: [rule] })).toEqual([rule]);
    expect(parseFaultRules([])).toEqual([]);
    expect(() => parseFaultRules([rule, { kind: 'drop', times: -1 }])).toThrow(
      'Rule 2: "times" must be a whole number of at least 1, not -1.',
    );
  });
});
