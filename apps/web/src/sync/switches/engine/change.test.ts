import {
  deleteSwitch,
  type FaultRule,
  insertMember,
  insertSwitch,
  microsFromMs,
  newMemberRow,
} from '@frontboard/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS_KEY } from '../../../state/settings.ts';
import { emptyDatabase } from '../../../testing/empty-database.ts';
import { createFlag, createOrigin } from '../../../testing/fake-browser.ts';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../../testing/fake-database.ts';
import { openApp } from '../../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../../testing/small-world.ts';
import type { ChangeRequest, QueueEntry, SwitchCopy } from '../types.ts';
// Loaded before the clock starts, because the clock does not wait for modules.
import './engine.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

const OWN = systemUuidOf(0);
const ONE = { uuid: '11111111-0000-4000-8000-000000000000', id: 'memaaa', name: 'Member 0' };
const TWO = { uuid: '11111111-0000-4000-8000-00000000feed', id: 'lateaa', name: 'Late' };
const EARLIER = '2023-06-01T00:00:00.000Z';
const AT = microsFromMs(Date.parse('2023-12-01T00:00:00Z')) + 457n;
const ID = '33333333-0000-4000-8000-000000000001';

/** An app whose system has an earlier switch that was made elsewhere, and one after that. */
async function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const { state, faults, requests } = world.sandbox;
  insertMember(state, newMemberRow({ ...TWO, system: OWN, created: '2024-01-01T00:00:00Z' }));
  insertSwitch(state, { uuid: ID, system: OWN, timestamp: AT, members: [ONE.uuid, TWO.uuid] });
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const online = createFlag(true);
  const open = () => openApp({ world, clock, origin, online });
  let app = open();
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 5_000 && !isSo(); step += 1) await clock.advance(20);
    expect(isSo()).toBe(true);
  };
  const isReady = () => app.switchQueue.getSnapshot().isReady && app.session.getState().state === 'logged-in';
  await until(isReady);
  const row = () => state.switches.get(ID);
  const base: SwitchCopy = {
    switchId: ID,
    timestamp: '2023-12-01T00:00:00.000457Z',
    members: [ONE, TWO],
    isWhole: true,
  };
  const entry = () => app.switchQueue.getSnapshot().entries.at(-1);
  return {
    clock,
    faults,
    base,
    row,
    entry,
    until,
    queue: () => app.switchQueue,
    online: online.set,
    /** All switches of the system except the earlier one. */
    rows: () => [...state.switches.values()].filter(({ system }) => system === OWN),
    requests: () => requests.list().map(({ method }) => method),
    forgetRequests: () => requests.clear(),
    /** Stores a change, and waits until it is in the given state. */
    async change(change: ChangeRequest, state: QueueEntry['state'] = 'sent') {
      const stored = app.switchQueue.change(change, OWN);
      await until(() => entry()?.kind === change.kind && entry()?.state === state);
      return stored;
    },
    async undo() {
      const undone = app.switchQueue.undo(entry()?.id ?? '');
      await clock.advance(20);
      expect(await undone).toEqual({ ok: true });
    },
    async reload() {
      app.close();
      app = open();
      await until(() => app.switchQueue.getSnapshot().isReady);
    },
    /** Another device deletes the switch. */
    remove() {
      const there = row();
      if (there !== undefined) deleteSwitch(state, there);
    },
    close: () => app.close(),
  };
}

type Setting = Awaited<ReturnType<typeof setUp>>;

/** Each kind of change, and whether the row is as it wants it. */
const CHANGES = {
  'edit-members': (base: SwitchCopy): ChangeRequest => ({ kind: 'edit-members', base, members: [TWO] }),
  move: (base: SwitchCopy): ChangeRequest => ({ kind: 'move', base, timestamp: EARLIER }),
  delete: (base: SwitchCopy): ChangeRequest => ({ kind: 'delete', base }),
} as const;

const isDone: Record<keyof typeof CHANGES, (setting: Setting) => boolean> = {
  'edit-members': ({ row }) => row()?.members.join() === TWO.uuid,
  move: ({ row }) => row()?.timestamp === microsFromMs(Date.parse(EARLIER)),
  delete: ({ row }) => row() === undefined,
};

const LOST: FaultRule = { kind: 'lost-answer', times: 1 };

describe.each(Object.keys(CHANGES) as (keyof typeof CHANGES)[])('a change of a past switch: %s', (kind) => {
  const changeOf = CHANGES[kind];

  it('is sent after one read, and Undo restores the switch', async () => {
    const setting = await setUp();
    const { base, rows, change, undo, clock, requests, forgetRequests, close } = setting;
    forgetRequests();
    await change(changeOf(base));
    expect(isDone[kind](setting)).toBe(true);
    expect(requests().slice(0, 2)).toEqual(['GET', kind === 'delete' ? 'DELETE' : 'PATCH']);
    await undo();
    await clock.advance(20_000);
    expect(rows().filter((it) => it.timestamp === AT)).toMatchObject([{ members: [ONE.uuid, TWO.uuid] }]);
    close();
  });

  it('made offline waits, survives a reload and is sent once the device is online again', async () => {
    const setting = await setUp();
    const { base, change, entry, queue, online, reload, until, row, close } = setting;
    online(false);
    await change(changeOf(base), 'waiting');
    expect(entry()).toMatchObject({ kind, switchId: ID, isBlocked: true });
    await reload();
    expect(row()).toMatchObject({ timestamp: AT, members: [ONE.uuid, TWO.uuid] });
    expect(queue().getSnapshot().waiting).toBe(1);
    online(true);
    await until(() => queue().getSnapshot().waiting === 0);
    expect(isDone[kind](setting)).toBe(true);
    close();
  });

  it('with a lost answer is carried out once', async () => {
    const setting = await setUp();
    const { base, change, faults, close } = setting;
    faults.add({ ...LOST, match: { method: kind === 'delete' ? 'DELETE' : 'PATCH' } });
    await change(changeOf(base));
    expect(isDone[kind](setting)).toBe(true);
    close();
  });

  it('is refused if another device has changed the switch, overwrites it on demand, and can be discarded', async () => {
    const setting = await setUp();
    const { base, change, row, queue, entry, until, clock, close } = setting;
    const elsewhere = row();
    if (elsewhere === undefined) throw new Error('The switch is there.');
    elsewhere.members = [TWO.uuid, ONE.uuid];
    const refused = await change(changeOf(base), 'refused');
    expect(entry()?.refusal).toMatchObject({ latest: { members: [{ id: TWO.id }, { id: ONE.id }] } });
    const given = queue().discard(refused.ok ? refused.id : '');
    await clock.advance(5_000);
    await given;
    expect(queue().getSnapshot().refused).toBe(0);
    expect(row()).toMatchObject({ members: [TWO.uuid, ONE.uuid] });
    const again = await change(changeOf(base), 'refused');
    const retried = queue().retry(again.ok ? again.id : '');
    await until(() => queue().getSnapshot().entries.at(-1)?.state === 'sent');
    await retried;
    expect(isDone[kind](setting)).toBe(true);
    close();
  });

  it('of a missing switch is done if it is a deletion, and otherwise says so and can only be discarded', async () => {
    const setting = await setUp();
    const { base, rows, change, entry, queue, clock, close } = setting;
    const state = kind === 'delete' ? 'sent' : 'refused';
    setting.remove();
    const stored = await change(changeOf(base), state);
    if (kind !== 'delete') {
      expect(entry()?.refusal).toMatchObject({ title: 'This switch no longer exists', action: 'dismiss' });
      const given = queue().discard(stored.ok ? stored.id : '');
      await clock.advance(5_000);
      await given;
      expect(queue().getSnapshot().entries).toEqual([]);
    }
    expect(rows()).toHaveLength(1);
    close();
  });

  it('that fails because another device has deleted the switch meanwhile ends as for a missing switch', async () => {
    const { base, queue, entry, until, remove, faults, requests, close } = await setUp();
    const method = kind === 'delete' ? 'DELETE' : 'PATCH';
    faults.add({ kind: 'crash', times: 1, match: { method } });
    const stored = queue().change(changeOf(base), OWN);
    await until(() => requests().includes(method));
    remove();
    await until(() => entry()?.state === (kind === 'delete' ? 'sent' : 'refused'));
    await stored;
    if (kind !== 'delete') expect(entry()?.refusal).toMatchObject({ title: 'This switch no longer exists' });
    close();
  });

  it('that is undone while its answer is lost does not change the switch', async () => {
    const setting = await setUp();
    const { base, rows, queue, until, undo, faults, entry, close } = setting;
    faults.add({ ...LOST, match: { method: kind === 'delete' ? 'DELETE' : 'PATCH' } });
    const stored = queue().change(changeOf(base), OWN);
    await until(() => isDone[kind](setting) && entry()?.error !== null);
    await stored;
    await undo();
    await until(() => queue().getSnapshot().waiting === 0);
    expect(rows().map(({ members }) => members)).toContainEqual([ONE.uuid, TWO.uuid]);
    expect(rows()).toHaveLength(2);
    close();
  });
});

describe('changes of past switches together', () => {
  it('move a switch to the time of one that is deleted together with it', async () => {
    const { base, queue, rows, online, until, clock, close } = await setUp();
    const [first] = rows();
    if (first === undefined) throw new Error('The world has a switch.');
    const other: SwitchCopy = {
      switchId: first.uuid,
      timestamp: '2024-01-01T00:00:00Z',
      members: [ONE],
      isWhole: true,
    };
    online(false);
    const stored = [
      queue().change({ kind: 'move', base, timestamp: other.timestamp }, OWN),
      queue().change({ kind: 'delete', base: other }, OWN),
    ];
    await clock.advance(100);
    await Promise.all(stored);
    online(true);
    await until(() => queue().getSnapshot().waiting === 0);
    expect(queue().getSnapshot().refused).toBe(0);
    expect(rows()).toMatchObject([{ uuid: ID, timestamp: first.timestamp }]);
    close();
  });

  it('move a switch into the future only after that is confirmed', async () => {
    const { base, queue, row, until, clock, close } = await setUp();
    const toMs = Math.floor(clock.now() / 1_000) * 1_000 + 3_600_000;
    const change: ChangeRequest = { kind: 'move', base, timestamp: new Date(toMs).toISOString() };
    expect(await queue().change(change, OWN)).toMatchObject({ ok: false, reason: 'future' });
    expect(queue().getSnapshot().entries).toEqual([]);
    const stored = queue().change(change, OWN, { isFutureConfirmed: true });
    await until(() => queue().getSnapshot().entries[0]?.state === 'sent');
    expect(await stored).toMatchObject({ ok: true });
    expect(row()?.timestamp).toBe(microsFromMs(toMs));
    close();
  });

  it('that delete a switch twice, the second time from a form that was opened before, are undone one by one', async () => {
    const { base, rows, change, undo, online, clock, close } = await setUp();
    await change(CHANGES.delete(base));
    online(false);
    await change(CHANGES.delete(base));
    await undo();
    await undo();
    online(true);
    await clock.advance(20_000);
    expect(rows().filter((it) => it.timestamp === AT)).toMatchObject([{ members: [ONE.uuid, TWO.uuid] }]);
    close();
  });

  it.each(['edit-members', 'move'] as const)(
    'change a switch whose deletion is undone, from a form that was opened before: %s',
    async (kind) => {
      for (const isUndone of [false, true]) {
        const { base, rows, change, undo, online, clock, until, queue, close } = await setUp();
        await change(CHANGES.delete(base));
        online(false);
        await undo();
        const stored = queue().change(CHANGES[kind](base), OWN);
        await clock.advance(20);
        expect(await stored).toMatchObject({ ok: true });
        if (isUndone) await undo();
        online(true);
        await until(() => queue().getSnapshot().waiting === 0);
        const isMoved = kind === 'move' && !isUndone;
        const at = isMoved ? microsFromMs(Date.parse(EARLIER)) : AT;
        const members = kind === 'edit-members' && !isUndone ? [TWO.uuid] : [ONE.uuid, TWO.uuid];
        expect(rows().filter(({ timestamp }) => timestamp === at)).toMatchObject([{ members }]);
        expect(rows()).toHaveLength(2);
        close();
        await emptyDatabase();
      }
    },
  );

  it('are sent one after the other if they are about one switch', async () => {
    const { base, queue, row, rows, online, until, clock, close } = await setUp();
    online(false);
    const stored = [
      queue().change({ kind: 'edit-members', base, members: [TWO] }, OWN),
      queue().change({ kind: 'move', base: { ...base, members: [TWO] }, timestamp: EARLIER }, OWN),
    ];
    await clock.advance(100);
    await Promise.all(stored);
    online(true);
    await until(() => queue().getSnapshot().waiting === 0);
    expect(row()).toMatchObject({ members: [TWO.uuid], timestamp: microsFromMs(Date.parse(EARLIER)) });
    expect(rows()).toHaveLength(2);
    close();
  });
});
