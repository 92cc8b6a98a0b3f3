import { brandId } from '@frontboard/model';
import { readSystemFile } from '@frontboard/portable';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CopyPlan } from '../../persistence/documents/settings.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createOrigin, type FakeOrigin } from '../../testing/fake-browser.ts';
import { createFakeCopyFolder } from '../../testing/fake-copy-folder.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { createLongHistory } from '../../testing/long-history.ts';
import { systemIdOf, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { forgetPrivate } from '../forgetting/forget-private.ts';
import { createDatedCopies } from './dated-copies.ts';
import { openSystemCopies } from './save-system.ts';

installFakeDatabase();

const VIEWER = systemUuidOf(0);
const DAY_MS = 86_400_000;
let program = createFakeCopyFolder();

beforeEach(async () => {
  await emptyDatabase();
  program = createFakeCopyFolder('Documents/Copies');
  vi.stubGlobal('window', { frontboardShell: program.shell });
});
afterEach(() => vi.unstubAllGlobals());

/** A page that writes copies after its plan. */
async function openPage(
  house: ReturnType<typeof createLongHistory>,
  { plan = 'write-day' as CopyPlan, origin = createOrigin(), isStored = true } = {},
) {
  const app = await house.open(origin, isStored);
  app.settings.update((settings) => ({ ...settings, copyPlan: plan, copyCount: 3 }));
  const dated = app.once(createDatedCopies) ?? expect.fail('no program');
  return { app, dated, copies: openSystemCopies(app) };
}

/** Small steps: requests and their answers have to alternate. */
async function pass(house: ReturnType<typeof createLongHistory>, ms: number) {
  for (let done = 0; done < ms; done += 1_000) await house.clock.advance(1_000);
}

/** Loading code takes time of no clock. */
async function untilCopies(house: ReturnType<typeof createLongHistory>, count: number) {
  while (program.copies.length < count) await house.clock.advance(1_000);
  await pass(house, 5_000);
}

test('a due copy is written once the app has started, whole, dated, without the token, and the next one a day later', async () => {
  const house = createLongHistory();
  const { app, copies } = await openPage(house);
  await pass(house, 10_000);
  expect(program.copies).toEqual([]);
  await untilCopies(house, 1);
  const [copy = expect.fail('no copy')] = program.copies;
  expect(copy).toMatchObject({
    system: VIEWER,
    name: `frontboard-${systemIdOf(0)}-2026-01-01.json`,
    keep: 3,
  });
  expect(copy.text).not.toContain(tokenOf(0));
  expect((await readSystemFile(new Blob([copy.text]), house.clock.now())).switches).toHaveLength(249);
  expect(copies.getState()).toMatchObject({ failure: null, unfinished: null });
  expect(copies.getState().writtenAtMs).toBe(copies.getState().savedAtMs);
  await pass(house, 600_000);
  expect(program.copies).toHaveLength(1);
  await house.clock.advance(DAY_MS);
  await untilCopies(house, 2);
  expect(program.copies.map(({ name }) => name.slice(-15))).toEqual(['2026-01-01.json', '2026-01-02.json']);
  app.close();
});

test('every request for a copy comes after what a person asks for, and a page without a plan sends none', async () => {
  const house = createLongHistory(1_250);
  const { app } = await openPage(house, { plan: 'off' });
  const before = house.world.sandbox.requests.list().length;
  await pass(house, 120_000);
  expect(house.world.sandbox.requests.list()).toHaveLength(before);
  app.settings.update((settings) => ({ ...settings, copyPlan: 'write-week' }));
  await house.untilPages(3);
  let isAnswered = false;
  void app.client.members.list(brandId('SystemRef', systemIdOf(0))).then(() => {
    isAnswered = true;
  });
  while (!isAnswered) await house.clock.advance(20);
  expect(house.historyRequests().length).toBeLessThan(13);
  await untilCopies(house, 1);
  expect(house.world.sandbox.requests.list().filter(({ status }) => status === 429)).toEqual([]);
  app.close();
});

test('a folder that is not there is said, nothing is lost, and it is tried again', async () => {
  const house = createLongHistory();
  const { app, copies, dated } = await openPage(house);
  program.breakWith('missing');
  while (copies.getState().failure === null) await house.clock.advance(1_000);
  expect(copies.getState().failure?.problem).toBe('missing');
  const asked = house.historyRequests().length;
  await pass(house, 600_000);
  expect(house.historyRequests()).toHaveLength(asked);
  program.breakWith(null);
  await untilCopies(house, 1);
  expect(copies.getState().failure).toBeNull();

  program.breakWith('unheard of');
  await house.clock.advance(DAY_MS);
  while (copies.getState().failure === null) await house.clock.advance(1_000);
  expect(copies.getState().failure?.problem).toBe('failed');
  program.breakWith(null);
  await house.during(dated.tryAgain());
  expect(program.copies).toHaveLength(2);
  app.close();
});

test('without a folder it says so, and a chosen one gets a copy at once', async () => {
  program = createFakeCopyFolder();
  vi.stubGlobal('window', { frontboardShell: program.shell });
  const house = createLongHistory();
  const { app, copies, dated } = await openPage(house);
  await pass(house, 60_000);
  expect([dated.folder.getState(), copies.getState().failure?.problem]).toEqual([null, 'no-folder']);
  expect(house.historyRequests()).toEqual([]);
  await house.during(dated.chooseFolder());
  expect(program.copies).toEqual([]);
  program.chooses('Copies');
  await house.during(dated.chooseFolder());
  expect([dated.folder.getState(), program.copies.length]).toEqual(['Copies', 1]);
  // Another folder has none yet.
  program.chooses('Elsewhere');
  await house.during(dated.chooseFolder());
  expect(program.copies).toHaveLength(2);
  app.close();
});

test('of two windows one writes, and the other after it was closed', async () => {
  const house = createLongHistory();
  const origin: FakeOrigin = createOrigin();
  const first = await openPage(house, { origin });
  origin.deliver();
  const second = await openPage(house, { origin });
  await untilCopies(house, 1);
  await pass(house, 120_000);
  origin.deliver();
  expect(program.copies).toHaveLength(1);
  expect(second.copies.getState().writtenAtMs).toBe(first.copies.getState().writtenAtMs);
  // The timers of a closed page of a test still run.
  first.app.onlineFlag.set(false);
  first.app.close();
  await house.clock.advance(DAY_MS);
  await untilCopies(house, 2);
  second.app.close();
});

test('nothing is written of an account that is used only for this session', async () => {
  const house = createLongHistory();
  const { app } = await openPage(house, { isStored: false });
  await pass(house, 180_000);
  expect([program.copies, house.historyRequests()]).toEqual([[], []]);
  app.close();
});

test('a network that goes away leads to no failure before it is back, and the pages that were read are not asked for again', async () => {
  const house = createLongHistory(1_250);
  const { app, copies } = await openPage(house);
  await house.untilPages(5);
  app.onlineFlag.set(false);
  await pass(house, 120_000);
  app.onlineFlag.set(true);
  await untilCopies(house, 1);
  expect(copies.getState().failure).toBeNull();
  expect(house.historyRequests().length).toBeLessThanOrEqual(13 + 5);
  app.close();
});

test('the program forgets the files of a forgotten account', async () => {
  const house = createLongHistory();
  const { app } = await openPage(house);
  await untilCopies(house, 1);
  await house.during(forgetPrivate(app, VIEWER, { keepsOnlyHere: false }));
  expect(program.forgotten).toEqual([VIEWER]);
  app.close();
});
