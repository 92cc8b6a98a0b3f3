import { brandId, type FrontSwitch } from '@frontboard/model';
import { createRandom, insertMember, newMemberRow, parseMicros } from '@frontboard/sandbox';
import { expect, inject, test } from 'vitest';
import { END_OF_TIME } from '../../cache/switches/queries.ts';
import { SETTINGS_KEY } from '../../state/settings.ts';
import type { ChangeOutcome } from '../../sync/switches/change-outcome.ts';
import { emptyDatabase } from '../empty-database.ts';
import { createOrigin } from '../fake-browser.ts';
import { createFakeClock } from '../fake-clock.ts';
import { installFakeDatabase } from '../fake-database.ts';
import { type OpenApp, openApp } from '../open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../small-world.ts';
import { switchChangesOf } from '../switch-changes-of.tsx';

installFakeDatabase();

const RUNS = inject('isLong') ? 1_500 : 10;
const OWN = systemUuidOf(0);
const FIRST = { uuid: '11111111-0000-4000-8000-000000000000', id: 'memaaa', name: 'Member 0' };
const OTHERS = [
  { uuid: '11111111-0000-4000-8000-00000000feed', id: 'memaab', name: 'Member 1' },
  { uuid: '11111111-0000-4000-8000-00000000beef', id: 'memaac', name: 'Member 2' },
];

/** A switch before it was changed, and the operation that changed it. */
type Changed = FrontSwitch & { readonly operationId: string };

/**
 * A person switches, undoes, and deletes, moves and changes recent switches, in two tabs and on a bad connection. Returns
 * what is wrong at the end. The last tap must be the front; no deleted switch exists again, and none was moved twice.
 */
async function live(seed: number): Promise<readonly string[]> {
  await emptyDatabase();
  const random = createRandom(`history ${seed}`);
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const { state, faults } = world.sandbox;
  const created = '2024-01-01T00:00:00Z';
  for (const member of OTHERS) insertMember(state, newMemberRow({ ...member, system: OWN, created }));
  const origin = createOrigin();
  origin.area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: tokenOf(0) } }));
  const open = () => openApp({ world, clock, origin, latencyMs: random.pick([20, 20, 400]) });
  const tabs = [open(), open()] as [OpenApp, OpenApp];
  const deleted: Changed[] = [];
  const moved: Changed[] = [];
  let isUnclear = false;

  async function until(isSo: () => boolean): Promise<void> {
    for (let step = 0; step < 20_000 && !isSo(); step += 1) await clock.advance(20);
    if (!isSo()) throw new Error(`Seed ${seed} comes to no end.`);
  }
  /** The result of a promise of the app, while time passes. */
  async function come<T>(promise: Promise<T>): Promise<T> {
    let isThere = false;
    const settled = promise.finally(() => {
      isThere = true;
    });
    settled.catch(() => {});
    await until(() => isThere);
    return settled;
  }
  function someMembers() {
    const pool = [FIRST, ...OTHERS];
    return Array.from({ length: random.pick([0, 1, 1, 2]) }, () =>
      pool.splice(random.between(0, pool.length - 1), 1),
    ).flat();
  }
  async function tap() {
    const members = someMembers();
    const soon = random.chance(0.7) ? { correctWithinMs: 60_000 } : {};
    await come(random.pick(tabs).switchQueue.record({ members, ...soon }));
    return members.map(({ uuid }) => uuid).join();
  }
  /** One of the newest as its dialog shows it; null if it could not be fetched. */
  async function opened({ client }: OpenApp): Promise<FrontSwitch | null> {
    try {
      const page = await come(
        client.switches.list(brandId('SystemRef', OWN), { as: OWN, before: END_OF_TIME }),
      );
      const all = page.switches.slice(0, -1);
      const one = all[Math.min(random.pick([0, 0, 0, 1]), all.length - 1)];
      return one?.id ? await come(client.switches.fetch(brandId('SystemRef', OWN), one.id)) : null;
    } catch {
      return null;
    }
  }
  async function edit(tab: OpenApp): Promise<ChangeOutcome | null> {
    if (tab.session.getState().state !== 'logged-in') return null;
    const changes = switchChangesOf(tab);
    const [gone] = deleted;
    if (gone !== undefined && random.chance(0.4)) {
      const outcome = await come(changes.undo(gone.operationId));
      if (outcome.state === 'done') deleted.length = 0;
      return outcome;
    }
    const base = await opened(tab);
    if (base === null) return null;
    if (random.chance(0.3)) await clock.advance(random.pick([500, 3_000]));
    const kind = random.pick(['remove', 'remove', 'move', 'move', 'change'] as const);
    if (kind === 'change') {
      const uuids = someMembers().map(({ uuid }) => uuid);
      return come(changes.editMembers(base, uuids));
    }
    const toMs = Math.floor(clock.now() / 1_000 - random.pick([1, 5, 30, 300])) * 1_000;
    const outcome = await come(
      kind === 'remove' ? changes.remove(base) : changes.move(base, new Date(toMs).toISOString()),
    );
    if (outcome.state === 'done')
      (kind === 'remove' ? deleted : moved).unshift({ ...base, operationId: outcome.id });
    return outcome;
  }
  async function undoLatest({ switchQueue }: OpenApp): Promise<void> {
    const id = switchQueue.getSnapshot().entries.at(-1)?.id ?? '';
    const { ok } = await come(switchQueue.undo(id));
    if (!ok) return;
    for (const list of [deleted, moved]) {
      const index = list.findIndex(({ operationId }) => operationId === id);
      if (index >= 0) list.splice(index, 1);
    }
  }
  async function act(): Promise<void> {
    const dice = random.next();
    const tab = random.pick(tabs);
    if (dice < 0.35) await tap();
    else if (dice < 0.45) await undoLatest(tab);
    else if (dice < 0.5) faults.clear();
    else if (dice < 0.6) {
      const kind = random.pick(['lost-answer', 'drop', 'status'] as const);
      const method = random.pick(['POST', 'PATCH', 'DELETE', 'GET']);
      const dicing = { seed: random.between(1, 1_000_000), probability: random.pick([0.3, 0.8]) };
      faults.add({ kind, match: { method }, ...dicing, ...(kind === 'status' ? { status: 503 } : {}) });
    } else if (dice < 0.65) {
      tab.close();
      tabs[tabs.indexOf(tab)] = open();
    } else {
      const outcome = await edit(tab);
      // As a form does that is open.
      if (outcome?.state === 'refused') await come(tab.switchQueue.discard(outcome.id));
      // The outcome is unknown.
      isUnclear ||= outcome?.state === 'waiting';
    }
    await clock.advance(random.pick([0, 0, 20, 300, 2_000, 9_000]));
  }

  await until(() => tabs.every(({ switchQueue }) => switchQueue.getSnapshot().isReady));
  for (let left = random.between(4, 14); left > 0; left -= 1) await act();
  const last = await tap();
  faults.clear();
  const isCalm = ({ switchQueue, session }: OpenApp) =>
    switchQueue.getSnapshot().waiting === 0 && session.getState().state === 'logged-in';
  for (let calm = 0; calm < 5; calm += 1) {
    await until(() => tabs.every(isCalm));
    await clock.advance(500);
  }
  const rows = [...state.switches.values()].map(({ uuid, timestamp, members }) => ({
    uuid,
    at: timestamp,
    members: members.join(),
  }));
  const front = rows.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0];
  const wrong = front?.members === last ? [] : ['in front is somebody else'];
  if (!isUnclear) {
    const isAt = (row: (typeof rows)[number], { timestamp }: FrontSwitch) =>
      row.at === parseMicros(timestamp);
    const namesOf = ({ members }: FrontSwitch) => members?.map(({ uuid }) => uuid).join();
    if (deleted.some((it) => rows.some((row) => isAt(row, it) && row.members === namesOf(it))))
      wrong.push('a deleted one is there again');
    if (
      moved.some((it) =>
        rows.some((row) => isAt(row, it) && row.uuid !== it.id && row.members === namesOf(it)),
      )
    )
      wrong.push('a moved one is there twice');
    for (const { kind, state, switchId, members } of tabs[0].switchQueue.getSnapshot().entries) {
      const row = rows.find(({ uuid }) => uuid === switchId);
      const isThere = row?.members === members.map(({ uuid }) => uuid).join();
      const isSo = kind === 'delete' ? row === undefined : switchId === null || isThere;
      if (state !== 'sent') continue;
      if (!isSo) wrong.push('one is shown that is not so');
    }
  }
  for (const tab of tabs) tab.close();
  return wrong;
}

test('under random faults, changed switches stay changed, and the last tap is the front', async () => {
  for (let seed = 1; seed <= RUNS; seed += 1) expect(await live(seed), `seed ${seed}`).toEqual([]);
});
