import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import './carry-out/carry-out.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import type { OpenApp } from '../../testing/open-app.ts';
import { runOf, waiting } from '../../testing/run-items.ts';
import { closeHouses, openHouse } from '../../testing/runs-house.ts';
import { systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { openRuns } from './open-runs.ts';
import type { RunHead } from './run.ts';
import { deviceRuns } from './run-store.ts';
import { runWords as words } from './words.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

afterEach(closeHouses);

const OWN = systemUuidOf(0);
const HOUR_MS = 3_600_000;

/** A device whose journal has a run that a killed page has left `restMs` ago, and nothing else about it. */
async function leaveRun(restMs: number, head: Partial<RunHead> = {}) {
  const house = await openHouse();
  const { first, change, clock } = house;
  first.close();
  await deviceRuns.add(
    runOf([waiting(change('Luna', null, 'a')), waiting(change('Cas', null, 'b'))], {
      viewer: OWN,
      startedAtMs: clock.now() - restMs - HOUR_MS,
      triedAtMs: clock.now() - restMs,
      ...head,
    }),
  );
  const pronouns = () => ['Luna', 'Cas'].map((name) => house.row(name)?.pronouns);
  return { ...house, pronouns };
}

const noticesOf = (app: OpenApp) => app.notices.getState().map(({ title, link }) => [title, link?.to]);
const headsOf = (app: OpenApp) =>
  openRuns(app)
    .getSnapshot()
    .runs.map(({ head }) => [head.about, head.phase]);

test('a run that a killed page has left goes on in the next page, on any screen', async () => {
  const { open, pass, pronouns } = await leaveRun(60_000);
  const app = open();
  await pass(30_000);
  expect(pronouns()).toEqual(['a', 'b']);
  expect([headsOf(app), noticesOf(app)]).toEqual([[['bulk', 'ended']], []]);
});

test.each([
  ['bulk', '/manage/members/bulk'],
  ['import', '/manage/file'],
] as const)(
  'a run (%s) that has rested for over an hour asks first, and goes on when the person says so',
  async (about, to) => {
    const { open, clock, pass, during, pronouns } = await leaveRun(HOUR_MS + 60_000, { about });
    const app = open();
    await pass(30_000);
    expect(noticesOf(app)).toEqual([[words.left.rests(about), to]]);
    // As the screens do that show runs.
    const runs = openRuns(app);
    await clock.advance(2 * HOUR_MS);
    expect([pronouns(), headsOf(app)]).toEqual([[null, null], [[about, 'going']]]);
    await during(runs.resume('run'));
    expect([pronouns(), headsOf(app)]).toEqual([['a', 'b'], [[about, 'ended']]]);
  },
);

test('a screen that shows runs before the page looks for them asks, too, and in every tab', async () => {
  const { open, pass, during, pronouns } = await leaveRun(HOUR_MS + 60_000);
  const [app, other] = [open(), open()];
  openRuns(app);
  await pass(30_000);
  expect([pronouns(), noticesOf(app), noticesOf(other)]).toEqual([
    [null, null],
    [[words.left.rests('bulk'), '/manage/members/bulk']],
    [[words.left.rests('bulk'), '/manage/members/bulk']],
  ]);
  await during(openRuns(other).undo('run'));
  await pass(30_000);
  expect([pronouns(), headsOf(app)]).toEqual([
    [null, null],
    [
      ['bulk', 'ended'],
      ['undo', 'ended'],
    ],
  ]);
});

test('a run of an earlier release, which has not noted when it was last tried, asks an hour after its start', async () => {
  const { open, pass, pronouns } = await leaveRun(60_000, { triedAtMs: undefined });
  open();
  await pass(30_000);
  expect(pronouns()).toEqual([null, null]);
});

test('a run that is started while another one rests is carried out, and the other one goes on resting', async () => {
  const { open, pass, during, pronouns, change, row } = await leaveRun(HOUR_MS + 60_000);
  const app = open();
  const runs = openRuns(app);
  const started = runs.start({ about: 'bulk', operations: [change('Moss', null, 'c')] });
  await during(started);
  await pass(30_000);
  expect([row('Moss')?.pronouns, pronouns()]).toEqual(['c', [null, null]]);
});

test('a run that waits for another one for hours goes on without a question', async () => {
  const house = await openHouse(['Luna', 'Cas']);
  const { first, world, clock, pass, change, row } = house;
  const runs = openRuns(first);
  world.sandbox.faults.replace([{ kind: 'status', status: 503, body: 'down', match: { path: '/members/' } }]);
  const operations = (name: string) => [change(name, null, 'a')];
  await Promise.all([
    runs.start({ about: 'bulk', operations: operations('Luna') }),
    runs.start({ about: 'bulk', operations: operations('Cas') }),
    pass(1_000),
  ]);
  await clock.advance(HOUR_MS + 600_000);
  world.sandbox.faults.clear();
  await pass(180_000);
  expect([row('Luna')?.pronouns, row('Cas')?.pronouns]).toEqual(['a', 'a']);
});

test('a run that stood still for over an hour in an open page, here offline, asks before it goes on', async () => {
  const { first, online, clock, pass, during, change, row } = await openHouse();
  const runs = openRuns(first);
  online.set(false);
  const id = await during(runs.start({ about: 'bulk', operations: [change('Luna', null, 'a')] }), 1_000);
  await clock.advance(HOUR_MS + 60_000);
  online.set(true);
  await pass(30_000);
  expect(row('Luna')?.pronouns).toBeNull();
  await during(runs.resume(id));
  expect(row('Luna')?.pronouns).toBe('a');
});

test('the runs of an account that comes into use later are looked for as well', async () => {
  const { open, pass, during, pronouns } = await leaveRun(60_000);
  const app = open();
  app.session.forget();
  await pass(30_000);
  expect(pronouns()).toEqual([null, null]);
  await during(app.session.setToken(tokenOf(0)));
  expect(pronouns()).toEqual(['a', 'b']);
});

test('a journal that cannot be read at first is read again', async () => {
  const { open, pass, pronouns } = await leaveRun(60_000);
  const damage = vi.spyOn(IDBObjectStore.prototype, 'openCursor').mockImplementation(() => {
    throw new DOMException('The device is broken.', 'UnknownError');
  });
  open();
  await pass(30_000);
  expect(damage).toHaveBeenCalled();
  damage.mockRestore();
  expect(pronouns()).toEqual(['a', 'b']);
});
