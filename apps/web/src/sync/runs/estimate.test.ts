import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest';
import './carry-out/carry-out.ts';
import '../twins/watch-created.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import type { FakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import type { OpenApp } from '../../testing/open-app.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { durationMs, paceOf, timeLeftMs, workOf } from './estimate.ts';
import { openRuns, type Runs } from './open-runs.ts';
import type { RunOperation } from './operation.ts';
import { countRun } from './run.ts';
import { undoOf } from './undo-of.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

const MOST_STEPS = 5_000;

type House = Awaited<ReturnType<typeof openHouse>>;

/** A new page on the house, as people open one: it has only read what it shows. */
async function openPage({ first, open, pass, clock }: House, latencyMs: number) {
  first.close();
  const page = open(latencyMs);
  await pass(20_000);
  return { page, clock };
}

/** What was estimated before the start, as soon as it has begun and at half of the run that `begin` starts, with what it took from there. In milliseconds. */
async function measure(
  { page, clock }: { readonly page: OpenApp; readonly clock: FakeClock },
  operations: readonly RunOperation[],
  begin: (runs: Runs) => Promise<unknown>,
) {
  const pace = () => paceOf(page.client.queue.getSnapshot());
  const runs = openRuns(page);
  const start = { atMs: clock.now(), saidMs: durationMs(workOf(operations), pace()) };
  let first: typeof start | null = null;
  let half: typeof start | null = null;
  let endMs: number | null = null;
  const unsubscribe = runs.subscribe(() => {
    const run = runs.getSnapshot().runs.at(-1);
    if (run === undefined) return;
    const { ended, all } = countRun(run);
    const atMs = clock.now();
    const undone = runs.getSnapshot().runs.find(({ head }) => head.id === run.head.undoes);
    const when = { undoneEndMs: undone?.head.endedAtMs ?? null, nowMs: atMs };
    if (ended === 0) first ??= { atMs, saidMs: timeLeftMs(run, pace(), when) };
    if (ended < all && ended >= all / 2) half ??= { atMs, saidMs: timeLeftMs(run, pace(), when) };
    if (half !== null && run.head.phase === 'ended') endMs ??= atMs;
  });
  void begin(runs);
  for (let steps = 0; endMs === null && steps < MOST_STEPS; steps += 1) await clock.advance(200);
  unsubscribe();
  const tookFrom = (from: typeof start | null) =>
    from === null || endMs === null ? null : { saidMs: from.saidMs, tookMs: endMs - from.atMs };
  return { start: tookFrom(start), first: tookFrom(first), half: tookFrom(half) };
}

function expectCloseTo(said: Partial<Awaited<ReturnType<typeof measure>>>): void {
  for (const [when, estimate] of Object.entries(said)) {
    const ratio = (estimate?.saidMs ?? 0) / (estimate?.tookMs ?? 0);
    expect(ratio, when).toBeGreaterThan(0.75);
    expect(ratio, when).toBeLessThan(1.25);
  }
}

const many = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);
const create = (of: 'member' | 'group', ref: string): RunOperation => ({
  ...{ kind: 'create', of, ref },
  fields: { name: `New ${ref}` },
});
const createMember = (ref: string) => create('member', ref);
const switchOf = (index: number, members: readonly string[]): RunOperation => ({
  kind: 'record-switch',
  timestamp: new Date(Date.UTC(2023, 0, 1, index)).toISOString(),
  members,
});

const kinds: Readonly<Record<string, (house: House) => readonly RunOperation[]>> = {
  'ten members': () => many(10).map(createMember),
  'sixty members': () => many(60).map(createMember),
  'thirty changes': ({ change }) =>
    many(30).map((value, index) => change('Luna', index === 0 ? null : `${index - 1}`, value)),
  'members, groups and who is in them': () => [
    ...many(10).map((ref) => create('member', `m${ref}`)),
    ...many(10).map((ref) => create('group', `g${ref}`)),
    ...many(10).map(
      (ref): RunOperation => ({
        ...{ kind: 'membership', of: 'group', ref: `g${ref}` },
        add: many(10).map((member) => `m${member}`),
        remove: [],
      }),
    ),
  ],
  'members and then 120 switches': ({ uuid }) => [
    ...many(10).map(createMember),
    ...many(120).map((_, index) => switchOf(index, [uuid(index % 2 === 0 ? 'Luna' : 'Cas')])),
  ],
};

/** What a service far away takes for every kind of run, and a near one for the first. */
const kindsAt = (latencyMs: number) =>
  Object.keys(kinds).slice(0, latencyMs > 100 || inject('isLong') ? undefined : 1);

describe.each([20, 450])('with %i ms to the service and as many back', (latencyMs) => {
  test.each(kindsAt(latencyMs))(
    'the time said for %s before the start, at it and at half is within a quarter of what it takes',
    async (kind) => {
      const house = await openHouse();
      const operations = kinds[kind]?.(house) ?? [];
      const opened = await openPage(house, latencyMs);
      expectCloseTo(await measure(opened, operations, (runs) => runs.start({ about: 'import', operations })));
    },
  );

  test('so is the time said for deletions, and for their undo', async () => {
    const names = many(12).map((index) => `Member ${index}`);
    const house = await openHouse(names);
    const operations = names.map(
      (name): RunOperation => ({ kind: 'delete', of: 'member', ref: house.uuid(name) }),
    );
    const opened = await openPage(house, latencyMs);
    expectCloseTo(await measure(opened, operations, (runs) => runs.start({ about: 'bulk', operations })));
    const { runs } = openRuns(opened.page).getSnapshot();
    const [run] = runs;
    if (run === undefined) throw new Error('There is no run.');
    // At once, so that the run has to settle first.
    const { first, half } = await measure(opened, undoOf(run), (actions) => actions.undo(run.head.id));
    expectCloseTo({ first, half });
  });
});
