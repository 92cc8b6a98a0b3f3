import type { TimedSwitch } from '@frontboard/insight';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createInsight, type InsightSource } from './create-insight.ts';
import { createInsightEngine } from './engine.ts';
import { type ToWorker, UNKNOWN_MEMBER } from './questions.ts';
import { spliceBetween } from './splice-between.ts';

const NOW_MS = Date.parse('2026-05-03T12:00:00Z');
const ALL = { fromMs: 0, toMs: NOW_MS };
const STATISTICS = {
  period: ALL,
  before: null,
  nowMs: NOW_MS,
  timeZone: 'UTC',
  groups: [],
  memberId: null,
  slices: null,
  unknownAfter: new Set<number>(),
  columns: [],
};

function entry(minute: number, ...memberIds: string[]): TimedSwitch {
  return { atMs: NOW_MS - 10 * 3_600_000 + minute * 60_000, memberIds } as unknown as TimedSwitch;
}

function source(...switches: TimedSwitch[]): InsightSource {
  return { switches, knownIds: ['luna', 'ash'] };
}

/** An insight in this thread, and what was sent to it. */
function watched() {
  const sent: ToWorker[] = [];
  const insight = createInsight(null, (receive) => {
    const take = createInsightEngine(receive);
    return {
      post: (message) => {
        sent.push(message);
        take(message);
      },
      close: () => {},
    };
  });
  return { insight, sent };
}

describe('the insight of a page', () => {
  it('sends only the new switch, and answers with it', async () => {
    const { insight, sent } = watched();
    const old = [entry(60, 'ash'), entry(0, 'luna')];
    await insight.ask('own', source(...old), 'statistics', STATISTICS);
    const { figures } = await insight.ask('own', source(entry(90, 'luna'), ...old), 'statistics', STATISTICS);
    expect(figures.switches).toBe(3);
    expect(
      sent.filter(({ kind }) => kind === 'splice').map((it) => 'inserted' in it && it.inserted.times.length),
    ).toEqual([2, 1]);
  });

  it('sends a long history in parts, and all of it', async () => {
    const { insight, sent } = watched();
    const switches = Array.from({ length: 12_500 }, (_, index) => entry(-index, 'luna'));
    const { figures } = await insight.ask('own', source(...switches), 'statistics', STATISTICS);
    expect(figures.switches).toBe(12_500);
    expect(sent.filter(({ kind }) => kind === 'splice')).toHaveLength(3);
  });

  it('sends nothing again for a history that was prepared', async () => {
    const { insight, sent } = watched();
    const { switches, knownIds } = source(entry(60, 'ash'), entry(0, 'luna'));
    await insight.prepare('own', { switches, knownIds });
    expect(sent.map(({ kind }) => kind)).toEqual(['known', 'splice', 'ask']);
    const another = { switches, knownIds: [...(knownIds ?? [])] };
    const { figures } = await insight.ask('own', another, 'statistics', STATISTICS);
    expect(figures.switches).toBe(2);
    expect(sent.map(({ kind }) => kind)).toEqual(['known', 'splice', 'ask', 'ask']);
  });

  it('counts all members that the viewer cannot see as one', async () => {
    const { insight } = watched();
    const hidden = source(entry(60, 'qqqqq', 'zzzzz'), entry(30, 'zzzzz', 'luna'), entry(0, 'qqqqq'));
    const { figures } = await insight.ask('other', hidden, 'statistics', STATISTICS);
    expect(figures.members.map(({ id, sessions }) => [id, sessions])).toEqual([
      [UNKNOWN_MEMBER, 1],
      ['luna', 1],
    ]);
    const nobody = { ...hidden, knownIds: null };
    const again = await insight.ask('other', nobody, 'statistics', STATISTICS);
    expect(again.figures.members.map(({ id }) => id)).toEqual([UNKNOWN_MEMBER]);
  });

  it('answers in the thread of the page when the worker cannot start', async () => {
    const insight = createInsight(null, (_receive, onFail) => {
      setTimeout(onFail);
      return { post: () => {}, close: () => {} };
    });
    const { figures } = await insight.ask('own', source(entry(0, 'luna')), 'statistics', STATISTICS);
    expect(figures.switches).toBe(1);
  });

  it('counts all of a long history when the worker fails between two parts of it', async () => {
    const insight = createInsight(null, (_receive, onFail) => {
      setTimeout(onFail);
      return { post: () => {}, close: () => {} };
    });
    const long = source(...Array.from({ length: 12_500 }, (_, index) => entry(-index, 'luna')));
    const ask = () => insight.ask('own', long, 'statistics', STATISTICS);
    const answers = [...(await Promise.all([ask(), ask()])), await ask()];
    expect(answers.map(({ figures }) => figures.switches)).toEqual([12_500, 12_500, 12_500]);
  });

  it('keeps histories separate', async () => {
    const { insight } = watched();
    const [own, other] = await Promise.all([
      insight.ask('own', source(entry(0, 'luna')), 'statistics', STATISTICS),
      insight.ask('other', source(entry(0, 'ash')), 'statistics', STATISTICS),
    ]);
    expect(own.figures.members.map(({ id }) => id)).toEqual(['luna']);
    expect(other.figures.members.map(({ id }) => id)).toEqual(['ash']);
  });
});

describe('the change between two lists', () => {
  it('turns the old list into the new one', () => {
    const list = fc.array(fc.integer({ min: 0, max: 5 }), { maxLength: 8 });
    fc.assert(
      fc.property(list, list, (before, after) => {
        const [old, next] = [before, after].map((it) => it.map((minute) => entry(minute, 'luna')));
        const change = spliceBetween(old ?? [], next ?? []);
        const made =
          change === null
            ? old
            : old?.toSpliced(
                change.start,
                change.deleteCount,
                ...(next ?? []).slice(change.start, change.end),
              );
        expect(made).toEqual(next);
      }),
    );
  });
});
