import { brandId } from '@frontboard/model';
import { insertSwitch, microsFromMs } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { switchChangesOf } from '../../testing/switch-changes-of.tsx';

const OWN = systemUuidOf(0);
const ONE = '11111111-0000-4000-8000-000000000000';
const SWITCH_OUT = '22222222-0000-4000-8000-000000000000';

/** The app of a system with two switches, oldest first: Member 0, then a switch-out. */
async function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const { state } = world.sandbox;
  const app = openApp({ world, clock });
  const during = async <T>(work: Promise<T>): Promise<T> => {
    for (let step = 0; step < 100; step += 1) await clock.advance(100);
    return work;
  };
  await during(app.session.setToken(tokenOf(0)));
  const [first] = state.switches.values();
  if (first === undefined) throw new Error('The small world has one switch.');
  const timestamp = microsFromMs(clock.now()) - 60_000_000n;
  insertSwitch(state, { uuid: SWITCH_OUT, system: OWN, timestamp, members: [] });
  const changes = switchChangesOf(app);
  const shown = (id: string) =>
    during(app.client.switches.fetch(brandId('SystemRef', OWN), brandId('SwitchId', id)));
  const done = async (work: ReturnType<typeof changes.remove>) => {
    const change = await during(work);
    if (change.state !== 'done') throw new Error(change.state);
    return change.id;
  };
  const fronts = () =>
    [...state.switches.values()]
      .filter(({ system }) => system === OWN)
      .sort((one, other) => Number(one.timestamp - other.timestamp))
      .map(({ members }) => members);
  return { app, changes, first, shown, done, during, fronts };
}

test('a switch whose deletion was undone while the same members were fronting is recorded once they are not', async () => {
  const { app, changes, first, shown, done, during, fronts } = await setUp();
  const deletion = await done(changes.remove(await shown(SWITCH_OUT)));
  const edit = await done(changes.editMembers(await shown(first.uuid), []));
  expect(fronts()).toEqual([[]]);

  await during(changes.undo(deletion));
  expect(fronts()).toEqual([[]]);
  expect(app.switchQueue.getSnapshot()).toMatchObject({ waiting: 0, refused: 0 });

  await during(changes.undo(edit));
  expect(fronts()).toEqual([[ONE], []]);
  app.close();
});

test('a switch that was deleted again from an older copy is recorded when that is undone as well', async () => {
  const { app, changes, first, shown, done, during, fronts } = await setUp();
  const copy = await shown(SWITCH_OUT);
  const deletion = await done(changes.remove(copy));
  const edit = await done(changes.editMembers(await shown(first.uuid), []));
  await during(changes.undo(deletion));
  const second = await done(changes.remove(copy));

  await during(changes.undo(edit));
  expect(fronts()).toEqual([[ONE]]);
  await during(changes.undo(second));
  expect(fronts()).toEqual([[ONE], []]);
  app.close();
});
