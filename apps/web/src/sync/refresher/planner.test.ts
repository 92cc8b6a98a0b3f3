import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effectiveIntervals, FAIR_SHARE_PER_SECOND } from './intervals.ts';
import { countPending, MOST_OUTSTANDING, planNext } from './planner.ts';
import { type PollResult, resolved, settled, started } from './poll-result.ts';
import {
  emptySchedule,
  type Schedule,
  type Task,
  withEverythingForced,
  withFollowed,
  withPermission,
} from './schedule.ts';

const START_MS = 1_000_000_000;
const INTERVALS = { systemMs: 3_600_000, frontersMs: 300_000 };

const SYSTEM = {
  id: 'x',
  uuid: null,
  name: null,
  description: null,
  tag: null,
  pronouns: null,
  avatarUrl: null,
  bannerUrl: null,
  color: null,
  createdAt: null,
  updatedAt: null,
};
const FRONT = { state: 'switched-out', members: [], lastSwitch: null } as const;

function answer({ kind }: Task): PollResult {
  return kind === 'system' ? { kind: 'system', system: SYSTEM } : { kind: 'front', front: FRONT };
}

function ids(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `s${index}`);
}

function begin(followed: readonly string[], intervals = INTERVALS, ageMs: number | null = null): Schedule {
  const atMs = ageMs === null ? null : START_MS - ageMs;
  const schedule = withFollowed(
    emptySchedule(intervals),
    followed,
    () => ({ systemAtMs: atMs, frontersAtMs: atMs }),
    START_MS,
  );
  return withPermission(schedule, true, START_MS);
}

interface Sent extends Task {
  readonly atMs: number;
}

interface World {
  readonly latencyMs: number;
  readonly respond: (task: Task, atMs: number) => PollResult;
  /** Called at each step; may change the schedule, as a person would. */
  readonly disturb?: (schedule: Schedule, nowMs: number) => Schedule;
}

/** Carries out the plan in a simulated world, without promises or timers, until `untilMs`. */
function simulate(first: Schedule, world: World, untilMs: number) {
  const sent: Sent[] = [];
  const onTheWay: { task: Task; backAtMs: number }[] = [];
  let schedule = first;
  let nowMs = START_MS;
  let most = 0;
  while (nowMs <= untilMs) {
    schedule = world.disturb?.(schedule, nowMs) ?? schedule;
    const plan = planNext(schedule, nowMs);
    for (const task of plan.tasks) {
      schedule = started(schedule, task, nowMs);
      sent.push({ ...task, atMs: nowMs });
      onTheWay.push({ task, backAtMs: nowMs + world.latencyMs });
    }
    most = Math.max(most, onTheWay.length);
    const [next] = onTheWay.sort((a, b) => a.backAtMs - b.backAtMs);
    const wakeAtMs = plan.wakeAtMs ?? Number.POSITIVE_INFINITY;
    if (next !== undefined && next.backAtMs <= wakeAtMs) {
      onTheWay.shift();
      nowMs = next.backAtMs;
      const result = resolved(schedule, next.task, world.respond(next.task, nowMs), nowMs);
      schedule = settled(schedule, next.task, result, nowMs, 0);
    } else if (Number.isFinite(wakeAtMs)) {
      expect(wakeAtMs).toBeGreaterThan(nowMs);
      nowMs = wakeAtMs;
    } else break;
  }
  return { sent, schedule, most };
}

const always = (result: (task: Task) => PollResult) => ({ latencyMs: 40, respond: result });

describe('the first load', () => {
  test('asks for the first system and its fronters before anything else', () => {
    const { tasks } = planNext(begin(ids(20)), START_MS);
    expect(tasks.slice(0, 4)).toEqual([
      { id: 's0', kind: 'system' },
      { id: 's0', kind: 'fronters' },
      { id: 's1', kind: 'system' },
      { id: 's1', kind: 'fronters' },
    ]);
  });

  test('keeps the queue filled but never overfilled', () => {
    const { most, sent } = simulate(begin(ids(20)), always(answer), START_MS + 10_000);
    expect(most).toBe(MOST_OUTSTANDING);
    expect(sent).toHaveLength(40);
  });

  test('completes visible systems first', () => {
    const visible = new Set(['s15', 's16', 's17', 's18', 's19']);
    const { sent } = simulate({ ...begin(ids(20)), visible }, always(answer), START_MS + 10_000);
    expect(new Set(sent.slice(0, 10).map(({ id }) => id))).toEqual(visible);
  });

  test('fetches nothing that is fresh in the cache', () => {
    const schedule = begin(ids(5), INTERVALS, 60_000);
    expect(planNext(schedule, START_MS)).toEqual({ tasks: [], wakeAtMs: START_MS + 240_000 });
  });

  test('fetches unknown systems first, then the most stale', () => {
    const ages: Record<string, number | null> = { s0: 400_000, s1: 900_000, s2: null, s3: 100_000 };
    const age = (id: string) => {
      const ageMs = ages[id];
      return ageMs == null ? null : START_MS - ageMs;
    };
    const known = withFollowed(
      emptySchedule(INTERVALS),
      Object.keys(ages),
      (id) => ({ systemAtMs: age(id), frontersAtMs: age(id) }),
      START_MS,
    );
    const { tasks } = planNext(withPermission(known, true, START_MS), START_MS);
    expect(tasks).toEqual([
      { id: 's2', kind: 'system' },
      { id: 's2', kind: 'fronters' },
      { id: 's1', kind: 'fronters' },
      { id: 's0', kind: 'fronters' },
    ]);
  });
});

describe('pace', () => {
  test('stretches both intervals alike when many systems would take more than the fair share', () => {
    const few = effectiveIntervals({ systemUpdateInterval: 3_600, fronterUpdateInterval: 300 }, 20);
    expect(few).toEqual(INTERVALS);
    const many = effectiveIntervals({ systemUpdateInterval: 10, fronterUpdateInterval: 10 }, 200);
    expect(many.systemMs).toBe(many.frontersMs);
    expect((200 * 1_000) / many.systemMs + (200 * 1_000) / many.frontersMs).toBeCloseTo(
      FAIR_SHARE_PER_SECOND,
    );
  });

  test.each([0, -5, Number.NaN, Number.POSITIVE_INFINITY, 1e300])(
    'makes a plan for the interval %d',
    (seconds) => {
      const intervals = effectiveIntervals(
        { systemUpdateInterval: seconds, fronterUpdateInterval: seconds },
        3,
      );
      expect(intervals.systemMs).toBeGreaterThanOrEqual(10_000);
      expect(Number.isFinite(intervals.frontersMs)).toBe(true);
    },
  );

  test('intervals of single systems count for the fair share, and are stretched like the others', () => {
    const chosen = { systemUpdateInterval: 3_600, fronterUpdateInterval: 300 };
    const own = effectiveIntervals(chosen, 20, { s1: 60, s2: 1 });
    // 10 seconds is the shortest, as for all.
    expect(own).toEqual({ ...INTERVALS, ownMs: { s1: 60_000, s2: 10_000 } });
    const all = Object.fromEntries(ids(200).map((id) => [id, 10]));
    const { systemMs, frontersMs, ownMs = {} } = effectiveIntervals(chosen, 200, all);
    expect(frontersMs / INTERVALS.frontersMs).toBeCloseTo(systemMs / INTERVALS.systemMs);
    const perSecond = Object.values(ownMs).reduce((sum, ms) => sum + 1_000 / ms, 200_000 / systemMs);
    expect(perSecond).toBeCloseTo(FAIR_SHARE_PER_SECOND);
  });

  test('a system with an interval of its own is fetched by it, and the others by theirs', () => {
    const intervals = { ...INTERVALS, ownMs: { s1: 60_000, s2: 900_000 } };
    const schedule = begin(ids(3), intervals, 0);
    const { sent } = simulate(schedule, { latencyMs: 100, respond: answer }, START_MS + 1_000_000);
    const times = (id: string) => sent.filter((it) => it.id === id && it.kind === 'fronters').length;
    expect([times('s0'), times('s1'), times('s2')]).toEqual([3, 16, 1]);
  });

  test('never fetches before the interval or more than fits, and skips no system', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            fate: fc.constantFrom('good', 'good', 'good', 'gone', 'private', 'broken'),
            isVisible: fc.boolean(),
          }),
          { minLength: 1, maxLength: 24 },
        ),
        fc.integer({ min: 30, max: 600 }),
        fc.integer({ min: 60, max: 1_800 }),
        fc.integer({ min: 1, max: 2_000 }),
        (systems, fronterUpdateInterval, systemUpdateInterval, latencyMs) => {
          const count = systems.length;
          const followed = ids(count);
          const fates = new Map(followed.map((id, index) => [id, systems[index]?.fate]));
          const fate = (id: string) => fates.get(id);
          const intervals = effectiveIntervals({ fronterUpdateInterval, systemUpdateInterval }, count);
          const visible = new Set(followed.filter((_, index) => systems[index]?.isVisible));
          const schedule = { ...begin(followed, intervals), visible };
          const respond = (task: Task): PollResult => {
            const its = fate(task.id);
            if (its === 'gone')
              return task.kind === 'system' ? { kind: 'gone' } : { kind: 'front-not-found' };
            if (its === 'private' && task.kind === 'fronters') return { kind: 'front-private' };
            return its === 'broken' ? { kind: 'refused' } : answer(task);
          };
          const lengthMs = Math.max(intervals.frontersMs, intervals.systemMs) * 2.5 + 60_000;
          const { sent, most } = simulate(schedule, { latencyMs, respond }, START_MS + lengthMs);
          expect(most).toBeLessThanOrEqual(MOST_OUTSTANDING);
          const roundMs = Math.ceil((count * 2) / MOST_OUTSTANDING) * latencyMs;
          for (const id of followed) {
            if (fate(id) !== 'good') continue;
            for (const [kind, intervalMs] of [
              ['system', intervals.systemMs],
              ['fronters', intervals.frontersMs],
            ] as const) {
              const times = sent.filter((it) => it.id === id && it.kind === kind).map(({ atMs }) => atMs);
              const gaps = times.slice(1).map((atMs, index) => atMs - (times[index] ?? 0));
              for (const gap of gaps) {
                expect(gap).toBeGreaterThanOrEqual(intervalMs);
                expect(gap).toBeLessThanOrEqual(intervalMs + latencyMs + roundMs * 2);
              }
              expect(times.length).toBeGreaterThanOrEqual(2);
            }
          }
        },
      ),
      { numRuns: 100 },
    );
  });

  test('systems out of view are refreshed even if those in view could use all requests', () => {
    // A service so slow that the visible half keeps every place occupied.
    const followed = ids(40);
    const intervals = { systemMs: 10_000, frontersMs: 10_000 };
    const schedule = { ...begin(followed, intervals), visible: new Set(followed.slice(0, 20)) };
    const { sent } = simulate(schedule, { latencyMs: 4_000, respond: answer }, START_MS + 300_000);
    for (const id of followed) expect(sent.filter((it) => it.id === id).length).toBeGreaterThan(4);
  });
});

describe('systems that are gone or private', () => {
  test('a deleted system is fetched less and less often, and its fronters never', () => {
    const respond = (task: Task): PollResult => {
      if (task.id !== 's1') return answer(task);
      return task.kind === 'system' ? { kind: 'gone' } : { kind: 'front-not-found' };
    };
    const { sent, schedule } = simulate(begin(ids(3)), always(respond), START_MS + 86_400_000);
    const asked = sent.filter(({ id }) => id === 's1');
    expect(asked.filter(({ kind }) => kind === 'fronters').length).toBeLessThanOrEqual(2);
    expect(asked.length).toBeLessThan(13);
    expect(schedule.entries[1]?.standing).toBe('gone');
    expect(sent.filter(({ id }) => id === 's0').length).toBeGreaterThan(250);
  });

  test('a system that comes back is shown with its fronters at once', () => {
    const respond = (task: Task, atMs: number): PollResult => {
      if (atMs > START_MS + 200_000) return answer(task);
      return task.kind === 'system' ? { kind: 'gone' } : { kind: 'front-not-found' };
    };
    const { sent, schedule } = simulate(begin(['s0']), { latencyMs: 40, respond }, START_MS + 302_000);
    expect(schedule.entries[0]?.standing).toBe('known');
    expect(sent.at(-1)).toMatchObject({ kind: 'fronters' });
    expect(schedule.entries[0]?.fronters.fetchedAtMs).toBeGreaterThan(START_MS + 300_000 - 75_000);
  });

  test('private fronters are fetched at most hourly, the system as usual', () => {
    const respond = (task: Task): PollResult =>
      task.kind === 'fronters' ? { kind: 'front-private' } : answer(task);
    const { sent } = simulate(begin(['s0']), always(respond), START_MS + 86_400_000);
    expect(sent.filter(({ kind }) => kind === 'fronters').length).toBeLessThan(30);
    expect(sent.filter(({ kind }) => kind === 'system').length).toBeGreaterThanOrEqual(23);
  });

  test('asking for everything now includes them', () => {
    const respond = (task: Task): PollResult =>
      task.kind === 'system' ? { kind: 'gone' } : { kind: 'front-not-found' };
    const { schedule } = simulate(begin(['s0']), always(respond), START_MS + 1_000);
    expect(planNext(schedule, START_MS + 2_000).tasks).toEqual([]);
    expect(planNext(withEverythingForced(schedule), START_MS + 2_000).tasks).toHaveLength(2);
  });

  test('fronters that are not found are none only after the system itself has answered', () => {
    const known = begin(['s0'], INTERVALS, 400_000);
    const task = { id: 's0', kind: 'fronters' } as const;
    const notFound = { kind: 'front-not-found' } as const;
    const atMs = START_MS + 40;
    expect(resolved(known, task, notFound, atMs)).toEqual(notFound);
    const doubtful = settled(started(known, task, START_MS), task, notFound, atMs, 0);
    expect(planNext(doubtful, atMs).tasks).toEqual([{ id: 's0', kind: 'system' }]);
    const system = { id: 's0', kind: 'system' } as const;
    const there = settled(started(doubtful, system, atMs), system, answer(system), atMs + 40, 0);
    expect(planNext(there, atMs + 40).tasks).toEqual([task]);
    expect(resolved(started(there, task, atMs + 40), task, notFound, atMs + 80)).toMatchObject({
      kind: 'front',
      front: { state: 'never-switched' },
    });
  });
});

describe('a service that does not answer', () => {
  test('gets one request at a time, less and less often, until it answers again', () => {
    const backAtMs = START_MS + 600_000;
    const respond = (task: Task, atMs: number): PollResult =>
      atMs < backAtMs ? { kind: 'unreachable' } : answer(task);
    const { sent, schedule } = simulate(begin(ids(30)), { latencyMs: 40, respond }, START_MS + 700_000);
    const down = sent.filter(({ atMs }) => atMs > START_MS + 1_000 && atMs < backAtMs);
    expect(down.length).toBeLessThan(20);
    expect(schedule.outage).toBeNull();
    expect(schedule.entries.every(({ system, fronters }) => system.fetchedAtMs && fronters.fetchedAtMs)).toBe(
      true,
    );
    // All 60 within seconds of the first answer, however long each had failed before.
    const back = sent.filter(({ atMs }) => atMs >= backAtMs);
    const firstBackMs = back[0]?.atMs ?? 0;
    expect(back.filter(({ atMs }) => atMs < firstBackMs + 2_000).length).toBeGreaterThanOrEqual(60);
  });

  test('one system that always fails is not an outage and delays no other', () => {
    const respond = (task: Task): PollResult => (task.id === 's0' ? { kind: 'unreachable' } : answer(task));
    const { sent, schedule } = simulate(begin(ids(10)), always(respond), START_MS + 3_600_000);
    expect(sent.filter(({ id }) => id === 's0').length).toBeLessThan(60);
    expect(sent.filter(({ id, kind }) => id === 's5' && kind === 'fronters').length).toBeGreaterThanOrEqual(
      11,
    );
    expect(schedule.outage).toBeNull();
  });

  test('several systems that always fail look like an outage only briefly, and get few requests', () => {
    const broken = new Set(['s1', 's3', 's5', 's7']);
    const respond = (task: Task): PollResult =>
      broken.has(task.id) ? { kind: 'unreachable' } : answer(task);
    let outageMs = 0;
    let formerMs = START_MS;
    const disturb = (schedule: Schedule, nowMs: number) => {
      if (schedule.outage !== null) outageMs += nowMs - formerMs;
      formerMs = nowMs;
      return schedule;
    };
    const { sent } = simulate(begin(ids(10)), { latencyMs: 40, respond, disturb }, START_MS + 3_600_000);
    expect(outageMs).toBeLessThan(5_000);
    expect(sent.filter(({ id }) => broken.has(id)).length).toBeLessThan(4 * 60);
    expect(sent.filter(({ id }) => id === 's0').length).toBeLessThan(20);
  });

  test('an outage is detected and ends normally while some systems fail on their own', () => {
    const broken = new Set(['s0', 's1']);
    const [downMs, backMs] = [START_MS + 1_000_000, START_MS + 2_000_000];
    const respond = (task: Task, atMs: number): PollResult =>
      broken.has(task.id) || (atMs > downMs && atMs < backMs) ? { kind: 'unreachable' } : answer(task);
    const run = (untilMs: number) => simulate(begin(ids(5)), { latencyMs: 40, respond }, untilMs);
    expect(run(backMs - 100_000).schedule.outage).not.toBeNull();
    const { sent, schedule } = run(backMs + 100_000);
    expect(schedule.outage).toBeNull();
    for (const id of ['s2', 's3', 's4']) {
      expect(sent.some((it) => it.id === id && it.kind === 'fronters' && it.atMs >= backMs)).toBe(true);
    }
  });

  test('a single system with one failing request keeps the other answer fresh, and gets few requests', () => {
    const respond = (task: Task): PollResult =>
      task.kind === 'system' ? { kind: 'unreachable' } : answer(task);
    const { sent } = simulate(begin(['s0']), always(respond), START_MS + 3_600_000);
    expect(sent.filter(({ kind }) => kind === 'system').length).toBeLessThan(30);
    expect(sent.filter(({ kind }) => kind === 'fronters').length).toBeGreaterThanOrEqual(11);
  });

  test('probes continue even if all followed systems are gone', () => {
    const gone = simulate(
      begin(['s0']),
      always((task) => (task.kind === 'system' ? { kind: 'gone' } : { kind: 'front-not-found' })),
      START_MS + 1_000,
    ).schedule;
    const outage = { ...gone, outage: { probes: 1, probeAtMs: START_MS + 5_000 } };
    expect(planNext(outage, START_MS + 5_000).tasks).toEqual([{ id: 's0', kind: 'system' }]);
  });

  test('the refresher waits during a pause of the queue', () => {
    const task = { id: 's0', kind: 'system' } as const;
    const schedule = settled(
      started(begin(ids(3)), task, START_MS),
      task,
      { kind: 'limited', retryAfterMs: 4_000 },
      START_MS + 40,
      0,
    );
    expect(planNext(schedule, START_MS + 100)).toEqual({ tasks: [], wakeAtMs: START_MS + 4_040 });
    expect(planNext(schedule, START_MS + 4_040).tasks).toContainEqual(task);
  });
});

describe('permission', () => {
  test('nothing is fetched while hidden, and on return everything stale is, visible systems first', () => {
    const away = withPermission(begin(ids(12), INTERVALS, 0), false, START_MS);
    const laterMs = START_MS + 7_200_000;
    expect(planNext(away, laterMs)).toEqual({ tasks: [], wakeAtMs: null });
    const back = withPermission({ ...away, visible: new Set(['s11']) }, true, laterMs);
    const { tasks } = planNext(back, laterMs);
    expect(tasks).toHaveLength(MOST_OUTSTANDING);
    expect(tasks.slice(0, 2).map(({ id }) => id)).toEqual(['s11', 's11']);
    expect(countPending(back, laterMs)).toBe(24);
  });

  test('a clock that was set back does not stop refreshing', () => {
    const schedule = begin(ids(2), INTERVALS, -86_400_000);
    expect(planNext(schedule, START_MS).tasks).toHaveLength(4);
  });

  test('a request whose tab was closed is made again', () => {
    const task = { id: 's0', kind: 'fronters' } as const;
    const schedule = started(begin(['s0']), task, START_MS);
    expect(planNext(schedule, START_MS + 1).tasks).not.toContainEqual(task);
    expect(planNext(schedule, START_MS + 120_000).tasks).toContainEqual(task);
  });
});
