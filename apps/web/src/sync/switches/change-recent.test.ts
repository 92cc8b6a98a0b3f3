import type { FrontSwitch } from '@frontboard/model';
import { brandId } from '@frontboard/model';
import { insertMember, newMemberRow } from '@frontboard/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { systemLookups } from '../../cache/systems/lookup-queries.ts';
import { systemCaller } from '../../session/caller.ts';
import { SETTINGS_KEY } from '../../state/settings.ts';
import { emptyDatabase } from '../../testing/empty-database.ts';
import { createOrigin } from '../../testing/fake-browser.ts';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../testing/fake-database.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { switchChangesOf } from '../../testing/switch-changes-of.tsx';
import { openHistories } from '../history/open-histories.ts';
import type { ChangeOutcome } from './change-outcome.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

const OWN = systemUuidOf(0);
const ONE = { uuid: '11111111-0000-4000-8000-000000000000', id: 'memaaa', name: 'Member 0' };
const TWO = { uuid: '11111111-0000-4000-8000-00000000feed', id: 'lateaa', name: 'Late' };
const SOON = { correctWithinMs: 60_000 };

/** The app with a token, its queue loaded, and the recent switches on the screen. */
async function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const { state, faults } = world.sandbox;
  insertMember(state, newMemberRow({ ...TWO, system: OWN, created: '2024-01-01T00:00:00Z' }));
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const app = openApp({ world, clock, origin });
  const { client, queryClient, switchQueue } = app;
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 5_000 && !isSo(); step += 1) await clock.advance(20);
    expect(isSo()).toBe(true);
  };
  /** The result of a promise of the app, while time passes. */
  const come = async <T>(promise: Promise<T>): Promise<T> => {
    let isThere = false;
    const settled = promise.finally(() => {
      isThere = true;
    });
    await until(() => isThere);
    return settled;
  };
  const calm = () => until(() => switchQueue.getSnapshot().waiting === 0);
  await until(() => switchQueue.getSnapshot().isReady);
  const lookup = systemLookups({ client, viewer: OWN, call: {} }).front(OWN);
  const caller = systemCaller(client, app.session.getState().system, OWN);
  /** The screen asks for what it shows. */
  const look = async () => {
    await come(queryClient.fetchQuery({ ...lookup, staleTime: 0 }));
    const loader = openHistories(app).of(caller, OWN);
    const stop = loader.subscribe(() => {}, 'newest');
    await until(() => loader.getSnapshot().switches.length > 0);
    stop();
  };
  const changes = switchChangesOf(app);
  const openTab = (latencyMs: number) => openApp({ world, clock, origin, latencyMs });
  /** All but the earlier switch, oldest first. */
  const switches = () =>
    [...state.switches.values()]
      .filter(({ system }) => system === OWN)
      .sort((one, other) => Number(one.timestamp - other.timestamp))
      .slice(1);
  /** A switch as the dialog shows it. */
  const shown = (index: number): Promise<FrontSwitch> =>
    come(
      client.switches.fetch(brandId('SystemRef', OWN), brandId('SwitchId', switches()[index]?.uuid ?? '')),
    );
  /** Records a switch and waits until the service has it. */
  const record = async (members: (typeof ONE)[], input: object = {}) => {
    const told = await come(switchQueue.record({ members, ...input }));
    expect(told).toMatchObject({ ok: true });
    await calm();
    await clock.advance(1_000);
  };
  const undo = async () => {
    const told = await come(switchQueue.undo(switchQueue.getSnapshot().entries.at(-1)?.id ?? ''));
    await calm();
    await clock.advance(1_000);
    return told;
  };
  const elsewhere = () => app.notices.getState().filter(({ title }) => title.startsWith('Someone'));
  return {
    ...app,
    openTab,
    clock,
    until,
    come,
    calm,
    look,
    changes,
    switches,
    shown,
    record,
    undo,
    elsewhere,
    state,
    faults,
  };
}

function done(outcome: ChangeOutcome) {
  if (outcome.state !== 'done') throw new Error(outcome.state);
  return outcome;
}

const ago = (frontSwitch: FrontSwitch, ms: number) =>
  new Date(Math.floor(Date.parse(frontSwitch.timestamp) / 1_000) * 1_000 - ms).toISOString();

describe('a recent switch that was recorded here', () => {
  it('is recorded again by the same tap soon after it was deleted', async () => {
    const { come, look, changes, switches, shown, record, elsewhere, switchQueue, close } = await setUp();
    await record([TWO]);
    await look();
    expect(await come(changes.remove(await shown(0)))).toMatchObject({ state: 'done' });
    expect(switches()).toEqual([]);
    expect(switchQueue.getSnapshot().entries).toMatchObject([{ kind: 'delete', state: 'sent' }]);
    await record([TWO], SOON);
    expect(switches()).toMatchObject([{ members: [TWO.uuid] }]);
    expect(elsewhere()).toEqual([]);
    close();
  });

  it('does not count as a switch elsewhere after it was deleted', async () => {
    const { come, look, changes, switches, shown, record, elsewhere, close } = await setUp();
    await record([TWO]);
    await look();
    await come(changes.remove(await shown(0)));
    await record([], SOON);
    expect(switches()).toMatchObject([{ members: [] }]);
    expect(elsewhere()).toEqual([]);
    close();
  });

  it('is not corrected after it was moved to before another', async () => {
    const { clock, come, look, changes, switches, shown, record, close } = await setUp();
    await record([]);
    await clock.advance(3_000);
    await record([TWO]);
    await look();
    const moved = await shown(1);
    const write = await come(changes.move(moved, ago(moved, 60_000)));
    expect(write).toMatchObject({ state: 'done' });
    expect(switches()).toMatchObject([{ members: [TWO.uuid] }, { members: [] }]);
    await record([ONE], SOON);
    // The second one is the front now, and a tap right after corrects that one.
    expect(switches()).toMatchObject([{ members: [TWO.uuid] }, { members: [ONE.uuid] }]);
    close();
  });

  it('has the members from its dialog again', async () => {
    const { come, look, changes, switches, shown, record, undo, close } = await setUp();
    await record([TWO]);
    await look();
    expect(await come(changes.editMembers(await shown(0), [ONE.uuid]))).toMatchObject({ state: 'done' });
    await record([], SOON);
    expect(switches()).toMatchObject([{ members: [] }]);
    expect(await undo()).toEqual({ ok: true });
    expect(switches()).toMatchObject([{ members: [ONE.uuid] }]);
    close();
  });

  it('is not recorded again after it was deleted, although its creation had no answer', async () => {
    const { until, come, calm, clock, look, changes, switches, shown, faults, switchQueue, close } =
      await setUp();
    faults.add({ kind: 'lost-answer', match: { method: 'POST' } });
    await come(switchQueue.record({ members: [TWO] }));
    await until(() => switches().length === 1 && switchQueue.getSnapshot().entries[0]?.error !== null);
    faults.clear();
    faults.add({ kind: 'drop', match: { method: 'POST' } });
    await look();
    await come(changes.remove(await shown(0)));
    faults.clear();
    await clock.advance(120_000);
    await calm();
    expect(switches()).toEqual([]);
    expect(switchQueue.getSnapshot().entries).toMatchObject([{ kind: 'delete', state: 'sent' }]);
    close();
  });

  it('is not recorded twice after it was moved, although its creation had no answer', async () => {
    const { until, come, calm, clock, look, changes, switches, shown, faults, switchQueue, undo, close } =
      await setUp();
    faults.add({ kind: 'lost-answer', match: { method: 'POST' } });
    await come(switchQueue.record({ members: [TWO] }));
    await until(() => switches().length === 1 && switchQueue.getSnapshot().entries[0]?.error !== null);
    faults.clear();
    faults.add({ kind: 'drop', match: { method: 'POST' } });
    await look();
    const moved = await shown(0);
    await come(changes.move(moved, ago(moved, 60_000)));
    faults.clear();
    await clock.advance(120_000);
    await calm();
    expect(switches()).toMatchObject([{ members: [TWO.uuid] }]);
    expect(await undo()).toEqual({ ok: true });
    expect((await shown(0)).timestamp).toBe(moved.timestamp);
    expect(await undo()).toEqual({ ok: true });
    expect(switches()).toEqual([]);
    close();
  });

  it('is not recorded again while another tab moves it', async () => {
    const {
      until,
      come,
      calm,
      look,
      openTab,
      switches,
      shown,
      record,
      faults,
      switchQueue,
      visibleFlag,
      close,
    } = await setUp();
    await record([]);
    const far = openTab(3_000);
    await until(() => far.switchQueue.getSnapshot().isReady && far.session.getState().state === 'logged-in');
    faults.add({ kind: 'lost-answer', match: { method: 'POST' } });
    await come(switchQueue.record({ members: [TWO] }));
    await until(() => switches().length === 2 && switchQueue.getSnapshot().entries[1]?.error !== null);
    faults.replace([{ kind: 'drop', match: { method: 'POST' } }]);
    await look();
    const moved = await shown(1);
    const moving = switchChangesOf(far).move(moved, ago(moved, 60_000));
    await until(() => switches()[0]?.uuid === moved.id);
    // The answer to the other tab is in flight, and this one tries again.
    faults.clear();
    visibleFlag.set(false);
    visibleFlag.set(true);
    expect(await come(moving)).toMatchObject({ state: 'done' });
    await calm();
    expect(switches()).toMatchObject([{ members: [TWO.uuid] }, { members: [] }]);
    far.close();
    close();
  });

  it('keeps the members from its dialog, although an earlier correction had no answer', async () => {
    const { until, come, calm, clock, look, changes, switches, shown, record, faults, switchQueue, close } =
      await setUp();
    await record([TWO]);
    faults.add({ kind: 'lost-answer', match: { method: 'PATCH' } });
    await come(switchQueue.record({ members: [], ...SOON }));
    await until(
      () => switches()[0]?.members.length === 0 && switchQueue.getSnapshot().entries[0]?.error !== null,
    );
    faults.clear();
    await look();
    expect(await come(changes.editMembers(await shown(0), [ONE.uuid]))).toMatchObject({ state: 'done' });
    await clock.advance(120_000);
    await calm();
    expect(switches()).toMatchObject([{ members: [ONE.uuid] }]);
    close();
  });

  it('exists once after its deletion was undone, although its creation had no answer', async () => {
    const { until, come, calm, clock, look, changes, switches, shown, faults, switchQueue, close } =
      await setUp();
    faults.add({ kind: 'lost-answer', match: { method: 'POST' } });
    await come(switchQueue.record({ members: [TWO] }));
    await until(() => switches().length === 1 && switchQueue.getSnapshot().entries[0]?.error !== null);
    faults.clear();
    await look();
    const deleted = await shown(0);
    const { id } = done(await come(changes.remove(deleted)));
    expect(await come(changes.undo(id))).toMatchObject({ state: 'done' });
    await clock.advance(120_000);
    await calm();
    expect(switches()).toMatchObject([{ members: [TWO.uuid] }]);
    close();
  });

  it('can be corrected after its deletion was undone', async () => {
    const { clock, come, look, changes, switches, shown, record, undo, elsewhere, close } = await setUp();
    await record([TWO]);
    await look();
    const deleted = await shown(0);
    const { id } = done(await come(changes.remove(deleted)));
    await come(changes.undo(id));
    await clock.advance(1_000);
    await record([ONE], SOON);
    expect(switches()).toMatchObject([{ members: [ONE.uuid] }]);
    expect(elsewhere()).toEqual([]);
    expect(await undo()).toEqual({ ok: true });
    expect(switches()).toMatchObject([{ members: [TWO.uuid] }]);
    close();
  });
});
