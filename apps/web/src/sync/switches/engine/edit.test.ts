import {
  deleteSwitch,
  type FaultRule,
  formatMicros,
  insertMember,
  insertSwitch,
  microsFromMs,
  newMemberRow,
  type SwitchRow,
} from '@frontboard/sandbox';
import { beforeEach, describe, expect, it } from 'vitest';
import { SETTINGS_KEY } from '../../../state/settings.ts';
import { emptyDatabase } from '../../../testing/empty-database.ts';
import { createFlag, createOrigin } from '../../../testing/fake-browser.ts';
import { createFakeClock } from '../../../testing/fake-clock.ts';
import { installFakeDatabase } from '../../../testing/fake-database.ts';
import { openApp } from '../../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../../testing/small-world.ts';
import type { ChangeRequest, EditInput, EditRequest, SwitchCopy } from '../types.ts';
// Loaded before the clock starts, because the clock does not wait for modules.
import './engine.ts';

installFakeDatabase();

beforeEach(emptyDatabase);

const OWN = systemUuidOf(0);
const HOUR_MS = 3_600_000;
const ONE = { uuid: '11111111-0000-4000-8000-000000000000', id: 'memaaa', name: 'Member 0' };
const TWO = { uuid: '11111111-0000-4000-8000-00000000feed', id: 'lateaa', name: 'Late' };
const IDS = ['33333333-0000-4000-8000-000000000001', '33333333-0000-4000-8000-000000000002'] as const;
const ELSEWHERE = '33333333-0000-4000-8000-000000000008';
const at = (hour: number) => `2023-12-01T${String(hour).padStart(2, '0')}:00:00.000457Z`;

/** An app whose system has two earlier switches, and one after them. */
async function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const { state, faults, requests } = world.sandbox;
  insertMember(state, newMemberRow({ ...TWO, system: OWN, created: '2024-01-01T00:00:00Z' }));
  const plant = (uuid: string, hour: number, members: readonly (typeof ONE)[]) => {
    const timestamp = microsFromMs(Date.parse(at(hour))) + 457n;
    insertSwitch(state, { uuid, system: OWN, timestamp, members: members.map((member) => member.uuid) });
  };
  plant(IDS[0], 12, [ONE]);
  plant(IDS[1], 16, []);
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const online = createFlag(true);
  const open = () => openApp({ world, clock, origin, online });
  let app = open();
  const until = async (isSo: () => boolean) => {
    for (let step = 0; step < 5_000 && !isSo(); step += 1) await clock.advance(20);
    expect(isSo()).toBe(true);
  };
  const come = async <T>(promise: Promise<T>): Promise<T> => {
    let isThere = false;
    const settled = promise.finally(() => {
      isThere = true;
    });
    await until(() => isThere);
    return settled;
  };
  const snapshot = () => app.switchQueue.getSnapshot();
  const isReady = () => snapshot().isReady && app.session.getState().state === 'logged-in';
  await until(isReady);
  /** The switches as the service has them, oldest first. */
  const rows = () =>
    [...state.switches.values()]
      .filter(({ system }) => system === OWN)
      .map(({ timestamp, members }) => ({ timestamp, members: members.join() }))
      .sort((one, other) => Number(one.timestamp - other.timestamp));
  const copy = (index: 0 | 1): SwitchCopy =>
    index === 0
      ? { switchId: IDS[0], timestamp: at(12), members: [ONE], isWhole: true }
      : { switchId: IDS[1], timestamp: at(16), members: [], isWhole: true };
  const calm = () => until(() => snapshot().waiting === 0);
  return {
    clock,
    faults,
    state,
    rows,
    come,
    until,
    calm,
    snapshot,
    online: online.set,
    /** Another member from 14 to 18 o'clock: two switches are recorded, one is changed. */
    requests: [
      { kind: 'record', timestamp: '2023-12-01T14:00:00.000Z', members: [ONE, TWO] },
      { kind: 'edit-members', base: copy(1), members: [TWO] },
      { kind: 'record', timestamp: '2023-12-01T18:00:00.000Z', members: [] },
    ] satisfies readonly EditRequest[],
    copy,
    /** Stores an edit and returns its id. */
    async edit(requests: readonly EditRequest[], kind: EditInput['kind'] = 'insert') {
      const stored = await come(app.switchQueue.edit({ kind, requests }, OWN));
      if (!stored.ok) throw new Error(stored.message);
      return stored.id;
    },
    change: (change: ChangeRequest) => come(app.switchQueue.change(change, OWN)),
    undo: (id: string) => come(app.switchQueue.undoEdit(id)),
    async retryRefused() {
      const refused = snapshot().entries.filter((entry) => entry.state === 'refused');
      for (const entry of refused) await come(app.switchQueue.retry(entry.id));
    },
    /** What the screens know of one switch. */
    shownDetail: (id: string) =>
      app.queryClient
        .getQueryCache()
        .getAll()
        .find(({ queryKey }) => queryKey.includes(id))?.state.data,
    /** Methods of the requests about switches since the last call. */
    sentMethods() {
      const list = requests.list().filter(({ path }) => path.includes('/switches'));
      requests.clear();
      return list.map(({ method }) => method);
    },
    /** A switch that another device records. */
    recordElsewhere(timestamp: string, members: readonly (typeof ONE)[]) {
      const moment = microsFromMs(Date.parse(timestamp));
      insertSwitch(state, {
        uuid: ELSEWHERE,
        system: OWN,
        timestamp: moment,
        members: members.map((it) => it.uuid),
      });
    },
    undoPart: (id: string) => come(app.switchQueue.undo(id)),
    async reload() {
      app.close();
      app = open();
      await until(() => (online.getSnapshot() ? isReady() : snapshot().isReady));
    },
    close: () => app.close(),
  };
}

const LOST: FaultRule = { kind: 'lost-answer', times: 3 };

describe('an edit of the history', () => {
  it('that was undone makes no switch later, also where the same members were fronting already', async () => {
    const { rows, state, edit, undo, requests, calm, close } = await setUp();
    const latest = [...state.switches.values()].toSorted((a, b) => Number(a.timestamp - b.timestamp)).at(-1);
    const timestamp = formatMicros(latest?.timestamp as SwitchRow['timestamp']);
    const later = new Date(Date.parse(timestamp) + HOUR_MS).toISOString();
    const base = { switchId: latest?.uuid ?? '', timestamp, members: [ONE], isWhole: true };
    expect(latest?.members).toEqual([ONE.uuid]);
    const before = rows();
    const id = await edit([...requests.slice(0, 1), { kind: 'record', timestamp: later, members: [ONE] }]);
    await calm();
    expect(rows()).toHaveLength(before.length + 1);
    await undo(id);
    await calm();
    expect(rows()).toEqual(before);
    await edit([{ kind: 'delete', base }]);
    await calm();
    expect(rows()).toEqual(before.slice(0, -1));
    close();
  });

  it('changes a new switch that was opened from a list before the answer to its request was known', async () => {
    const { rows, state, faults, edit, until, calm, snapshot, close } = await setUp();
    const timestamp = '2023-12-01T14:00:00.000Z';
    const moment = microsFromMs(Date.parse(timestamp));
    const made = () => [...state.switches.values()].find((row) => row.timestamp === moment);
    faults.replace([{ kind: 'lost-answer', times: 1, match: { method: 'POST' } }]);
    await edit([{ kind: 'record', timestamp, members: [ONE, TWO] }]);
    await until(() => made() !== undefined);
    // A list has the members in no certain order.
    const base = { switchId: made()?.uuid ?? '', timestamp, members: [TWO, ONE], isWhole: false };
    await edit([{ kind: 'edit-members', base, members: [TWO] }], 'change-members');
    await calm();
    expect(snapshot().refused).toBe(0);
    expect(rows().filter((row) => row.timestamp === moment)).toMatchObject([{ members: TWO.uuid }]);
    close();
  });

  it('adds no switch in place of another one that is moved to the same time', async () => {
    const { rows, faults, edit, online, copy, calm, close } = await setUp();
    const timestamp = '2023-12-01T14:00:00.000Z';
    online(false);
    await edit([{ kind: 'record', timestamp, members: [ONE] }]);
    await edit([{ kind: 'move', base: copy(1), timestamp }], 'move');
    // The other one is moved while the first request may still be running.
    faults.replace([{ kind: 'crash', times: 1, match: { method: 'POST' } }]);
    online(true);
    await calm();
    const atThatTime = rows().filter(
      (row) => row.timestamp / 1_000_000n === BigInt(Date.parse(timestamp)) / 1_000n,
    );
    expect(atThatTime.map(({ members }) => members)).toEqual(['', ONE.uuid]);
    close();
  });

  it('deletes no switch with its members that was moved to the same time', async () => {
    const { rows, clock, faults, edit, online, copy, calm, close } = await setUp();
    const timestamp = '2023-12-01T14:00:00.000Z';
    online(false);
    await edit([{ kind: 'record', timestamp, members: [ONE] }]);
    await edit([{ kind: 'move', base: copy(0), timestamp }], 'move');
    // The other one is moved while the first request may still be running.
    faults.replace([{ kind: 'crash', times: 1, match: { method: 'POST' } }]);
    online(true);
    await calm();
    await clock.advance(60_000);
    const moment = microsFromMs(Date.parse(timestamp));
    expect(rows()).toContainEqual({ timestamp: moment, members: ONE.uuid });
    expect(rows()).toContainEqual({ timestamp: moment + 1_000n, members: ONE.uuid });
    close();
  });

  it('is carried out and undone as a whole, also after a reload', async () => {
    const { rows, edit, undo, requests, calm, reload, snapshot, close } = await setUp();
    const before = rows();
    const id = await edit(requests);
    await calm();
    expect(rows().map(({ members }) => members)).toEqual([
      ONE.uuid,
      `${ONE.uuid},${TWO.uuid}`,
      TWO.uuid,
      '',
      ONE.uuid,
    ]);
    expect(snapshot().edits).toMatchObject([{ id, kind: 'insert', state: 'sent' }]);
    await reload();
    expect(snapshot().edits).toMatchObject([{ id, kind: 'insert', state: 'sent' }]);
    expect(await undo(id)).toEqual({ ok: true });
    await calm();
    expect(rows()).toEqual(before);
    expect(snapshot().edits).toEqual([]);
    close();
  });

  it('that deletes and moves switches is undone so that they are at their times to the last digit', async () => {
    const { rows, edit, undo, copy, calm, close } = await setUp();
    const before = rows();
    const id = await edit([
      { kind: 'delete', base: copy(0) },
      { kind: 'move', base: copy(1), timestamp: '2023-12-01T20:00:00.000Z' },
    ]);
    await calm();
    expect(rows()).toHaveLength(before.length - 1);
    await undo(id);
    await calm();
    expect(rows()).toEqual(before);
    close();
  });

  it('made offline is stored as one, and is never sent when it is undone before', async () => {
    const { rows, edit, undo, requests, online, reload, snapshot, until, calm, close } = await setUp();
    const before = rows();
    online(false);
    const id = await edit(requests);
    await reload();
    await until(() => snapshot().edits[0]?.isBlocked === true);
    expect(snapshot().edits).toMatchObject([{ id, state: 'waiting' }]);
    expect(await undo(id)).toEqual({ ok: true });
    online(true);
    await calm();
    expect(rows()).toEqual(before);
    close();
  });

  it.each(['POST', 'PATCH', 'DELETE'])(
    'whose %s requests lose their answers is done once and undone once',
    async (method) => {
      const { rows, edit, undo, requests, faults, calm, clock, close } = await setUp();
      const before = rows();
      faults.add({ ...LOST, match: { method } });
      const id = await edit(requests);
      await calm();
      expect(rows()).toHaveLength(before.length + 2);
      await undo(id);
      await calm();
      await clock.advance(60_000);
      expect(rows()).toEqual(before);
      close();
    },
  );

  it('is undone as a whole by the entry of one of its switches', async () => {
    const { rows, edit, undoPart, requests, calm, snapshot, close } = await setUp();
    const before = rows();
    await edit(requests);
    await calm();
    expect(await undoPart(snapshot().entries[1]?.id ?? '')).toEqual({ ok: true });
    await calm();
    expect(rows()).toEqual(before);
    close();
  });

  it.each(['members', 'deletion'])(
    'of which another device has changed a switch is not undone: %s',
    async (what) => {
      const { rows, edit, undo, requests, calm, state, snapshot, close } = await setUp();
      const id = await edit(requests);
      await calm();
      const made = [...state.switches.values()].find(({ members }) => members.length === 2);
      if (made === undefined) throw new Error('The switch was made.');
      if (what === 'members') made.members = [TWO.uuid, ONE.uuid];
      else {
        state.switches.delete(made.uuid);
        const own = state.index.switchesOfSystem.get(OWN);
        own?.splice(own.indexOf(made), 1);
      }
      const changed = rows();
      expect(await undo(id)).toMatchObject({
        ok: false,
        message: expect.stringContaining('changed elsewhere'),
      });
      await calm();
      expect(rows()).toEqual(changed);
      expect(snapshot().edits).toMatchObject([{ id, isUndone: false }]);
      close();
    },
  );

  it('undone offline leaves the switch that another device has changed, and says so', async () => {
    const { rows, edit, undo, requests, calm, state, snapshot, online, until, close } = await setUp();
    const id = await edit(requests);
    await calm();
    const made = [...state.switches.values()].find(({ members }) => members.length === 2);
    if (made === undefined) throw new Error('The switch was made.');
    made.members = [TWO.uuid, ONE.uuid];
    online(false);
    expect(await undo(id)).toEqual({ ok: true });
    online(true);
    await until(() => snapshot().refused > 0 && snapshot().waiting === 0);
    expect(snapshot().edits).toMatchObject([
      { id, state: 'refused', refusal: { latest: { members: [TWO, ONE] } } },
    ]);
    expect(rows().map(({ members }) => members)).toContain(`${TWO.uuid},${ONE.uuid}`);
    close();
  });

  it('is not undone once one of its switches was changed again here', async () => {
    const { rows, edit, undo, copy, calm, close } = await setUp();
    const first = await edit([{ kind: 'edit-members', base: copy(1), members: [TWO] }], 'change-members');
    await calm();
    const second = await edit(
      [{ kind: 'edit-members', base: { ...copy(1), members: [TWO] }, members: [ONE] }],
      'change-members',
    );
    await calm();
    const changed = rows();
    expect(await undo(first)).toMatchObject({ ok: false, message: expect.stringContaining('changed here') });
    expect(rows()).toEqual(changed);
    await undo(second);
    await calm();
    expect(await undo(first)).toEqual({ ok: true });
    close();
  });

  it.each(['a change of one switch', 'another edit of all of its switches'])(
    'is not undone in part after a switch was changed elsewhere and then here, by %s',
    async (what) => {
      const { rows, state, edit, change, undo, copy, calm, reload, snapshot, close } = await setUp();
      const id = await edit([
        { kind: 'edit-members', base: copy(0), members: [ONE, TWO] },
        { kind: 'edit-members', base: copy(1), members: [TWO] },
      ]);
      await calm();
      const first = state.switches.get(IDS[0]);
      if (first === undefined) throw new Error('The switch is there.');
      first.members = [TWO.uuid];
      const again = { kind: 'edit-members', base: { ...copy(0), members: [TWO] }, members: [] } as const;
      const later = { kind: 'edit-members', base: { ...copy(1), members: [TWO] }, members: [ONE] } as const;
      if (what === 'a change of one switch') await change(again);
      else await edit([again, later]);
      await calm();
      await reload();
      const changed = rows();
      const refused = { ok: false, message: expect.stringContaining('can no longer be undone as a whole') };
      expect(await undo(id)).toMatchObject(refused);
      await calm();
      expect(rows()).toEqual(changed);
      expect(await undo(snapshot().edits.at(-1)?.id ?? '')).toEqual({ ok: true });
      await calm();
      const restored = rows();
      expect(restored.slice(0, 2).map(({ members }) => members)).toEqual([TWO.uuid, TWO.uuid]);
      expect(await undo(id)).toMatchObject(refused);
      await calm();
      expect(rows()).toEqual(restored);
      close();
    },
  );

  it('is undone if the person has replaced a part of it that was refused and never sent', async () => {
    const { rows, state, edit, change, undo, copy, until, calm, snapshot, close } = await setUp();
    const first = state.switches.get(IDS[0]);
    if (first === undefined) throw new Error('The switch is there.');
    first.members = [TWO.uuid];
    const id = await edit([
      { kind: 'edit-members', base: copy(0), members: [ONE, TWO] },
      { kind: 'edit-members', base: copy(1), members: [TWO] },
    ]);
    await until(() => snapshot().refused === 1 && snapshot().waiting === 0);
    await change({ kind: 'edit-members', base: { ...copy(0), members: [TWO] }, members: [] });
    await calm();
    expect(rows().slice(0, 2)).toMatchObject([{ members: '' }, { members: TWO.uuid }]);
    expect(await undo(id)).toEqual({ ok: true });
    await calm();
    expect(rows().slice(0, 2)).toMatchObject([{ members: '' }, { members: '' }]);
    close();
  });

  describe('that was planned on a history which another device has changed since', () => {
    const beside = (before: SwitchCopy | null): readonly EditRequest[] => [
      { kind: 'record', timestamp: '2023-12-01T13:00:00.000Z', members: [ONE, TWO], follows: before },
      { kind: 'record', timestamp: '2023-12-01T15:00:00.000Z', members: [ONE], follows: before },
    ];

    it.each(['13:30', '15:00'])('overwrites no switch recorded elsewhere at %s', async (time) => {
      const {
        rows,
        edit,
        online,
        undo,
        recordElsewhere,
        retryRefused,
        shownDetail,
        copy,
        calm,
        snapshot,
        close,
      } = await setUp();
      online(false);
      const id = await edit(beside(copy(0)));
      recordElsewhere(`2023-12-01T${time}:00.000Z`, [TWO]);
      const before = rows();
      online(true);
      await calm();
      expect(snapshot().edits).toMatchObject([
        { id, state: 'refused', refusal: { title: expect.stringContaining('has changed since') } },
      ]);
      expect(rows()).toHaveLength(before.length + 1);
      // The next plan is made with it.
      expect(shownDetail(ELSEWHERE)).toMatchObject({ value: { members: [{ uuid: TWO.uuid }] } });
      expect(await undo(id)).toEqual({ ok: true });
      await calm();
      expect(rows()).toEqual(before);
      await edit(beside(copy(0)));
      await calm();
      await retryRefused();
      await calm();
      expect(snapshot().refused).toBe(0);
      expect(rows()).toHaveLength(before.length + 2);
      close();
    });

    it.each(['members', 'deletion'])('continues no front that was changed elsewhere: %s', async (what) => {
      const { rows, state, edit, online, copy, shownDetail, calm, snapshot, close } = await setUp();
      online(false);
      await edit(beside(copy(0)));
      const first = state.switches.get(IDS[0]);
      if (first === undefined) throw new Error('The switch is there.');
      if (what === 'members') first.members = [TWO.uuid];
      else deleteSwitch(state, first);
      const before = rows();
      online(true);
      await calm();
      expect(snapshot().refused).toBe(2);
      expect(rows()).toEqual(before);
      expect(shownDetail(IDS[0])).toMatchObject({ state: what === 'members' ? 'shared' : 'not-found' });
      close();
    });

    it('as the first of all switches, is refused if there is an earlier one by then', async () => {
      const { rows, edit, calm, snapshot, close } = await setUp();
      const before = rows();
      await edit(beside(null));
      await calm();
      expect(snapshot().refused).toBe(2);
      expect(rows()).toEqual(before);
      close();
    });

    it('as an earlier release stored it, is sent', async () => {
      const { rows, state, edit, calm, snapshot, close } = await setUp();
      const first = state.switches.get(IDS[0]);
      if (first === undefined) throw new Error('The switch is there.');
      first.members = [TWO.uuid];
      const before = rows();
      await edit(beside(null).map((it) => ({ ...it, follows: undefined })));
      await calm();
      expect(snapshot().refused).toBe(0);
      expect(rows()).toHaveLength(before.length + 2);
      close();
    });
  });

  it.each(['members', 'move', 'delete'])(
    'continues a front that this device changes before it is sent: %s',
    async (what) => {
      const { rows, edit, online, copy, calm, snapshot, close } = await setUp();
      const before = rows();
      online(false);
      await edit([
        { kind: 'record', timestamp: '2023-12-01T15:00:00.000Z', members: [ONE, TWO], follows: copy(0) },
      ]);
      const base = copy(0);
      if (what === 'members') await edit([{ kind: 'edit-members', base, members: [TWO] }], 'change-members');
      if (what === 'move') await edit([{ kind: 'move', base, timestamp: at(14) }], 'move');
      if (what === 'delete') await edit([{ kind: 'delete', base }], 'delete');
      online(true);
      await calm();
      expect(snapshot().refused).toBe(0);
      expect(rows()).toHaveLength(before.length + (what === 'delete' ? 0 : 1));
      close();
    },
  );

  it('reads the switch before a planned one again if that read failed, and reads nothing before others', async () => {
    const { rows, sentMethods, faults, edit, copy, calm, snapshot, close } = await setUp();
    const before = rows();
    const timestamp = '2023-12-01T13:00:00.000Z';
    sentMethods();
    faults.replace([{ kind: 'status', status: 503, times: 1, match: { method: 'GET' } }]);
    await edit([{ kind: 'record', timestamp, members: [TWO], follows: copy(0) }], 'add');
    await calm();
    expect(sentMethods().slice(0, 3)).toEqual(['GET', 'GET', 'POST']);
    await edit([{ kind: 'record', timestamp: '2023-12-01T14:00:00.000Z', members: [ONE] }], 'add');
    await calm();
    expect(sentMethods()[0]).toBe('POST');
    expect(snapshot().refused).toBe(0);
    expect(rows()).toHaveLength(before.length + 2);
    close();
  });

  it('is refused when something lies in the future, until that is confirmed', async () => {
    const { come, clock, snapshot, close, edit } = await setUp();
    const timestamp = new Date(clock.now() + HOUR_MS).toISOString();
    await expect(edit([{ kind: 'record', timestamp, members: [TWO] }], 'add')).rejects.toThrow(
      'in the future',
    );
    await come(Promise.resolve());
    expect(snapshot().edits).toEqual([]);
    close();
  });
});

describe('the edits that can be undone', () => {
  it('are those of the last day', async () => {
    const { edit, undo, requests, calm, clock, reload, snapshot, close } = await setUp();
    const id = await edit(requests);
    await calm();
    await clock.advance(23 * HOUR_MS);
    await reload();
    expect(snapshot().edits).toMatchObject([{ id }]);
    await clock.advance(2 * HOUR_MS);
    await reload();
    expect(snapshot().edits).toEqual([]);
    expect(await undo(id)).toMatchObject({ ok: false });
    close();
  });

  it('are no more than twenty, the latest', async () => {
    const { edit, calm, clock, reload, snapshot, close } = await setUp();
    for (let minute = 10; minute < 32; minute += 1) {
      const timestamp = `2023-12-01T15:${minute}:00.000Z`;
      await edit([{ kind: 'record', timestamp, members: minute % 2 === 0 ? [ONE] : [TWO] }], 'add');
      await calm();
    }
    await clock.advance(2 * HOUR_MS);
    await reload();
    expect(snapshot().edits).toHaveLength(20);
    expect(new Date(snapshot().edits[0]?.fromMs ?? 0).toISOString()).toBe('2023-12-01T15:12:00.000Z');
    close();
  });
});
