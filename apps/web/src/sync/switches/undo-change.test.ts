import { brandId, type FrontSwitch } from '@frontboard/model';
import { insertMember, newMemberRow } from '@frontboard/sandbox';
import { expect, test } from 'vitest';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemUuidOf, tokenOf } from '../../testing/small-world.ts';
import { switchChangesOf } from '../../testing/switch-changes-of.tsx';

const OWN = systemUuidOf(0);
const ONE = '11111111-0000-4000-8000-000000000000';
const TWO = '11111111-0000-4000-8000-00000000feed';
const EARLIER = '2023-06-01T00:00:00Z';

/** The app of a system whose only switch has one member, and another device that changes that switch. */
async function setUp() {
  const clock = createFakeClock();
  const world = openSmallWorld(1, clock);
  const { state } = world.sandbox;
  insertMember(
    state,
    newMemberRow({ uuid: TWO, id: 'lateaa', name: 'Late', system: OWN, created: '2024-01-01T00:00:00Z' }),
  );
  const app = openApp({ world, clock });
  const during = async <T>(work: Promise<T>): Promise<T> => {
    await clock.advance(10_000);
    return work;
  };
  await during(app.session.setToken(tokenOf(0)));
  const [row] = state.switches.values();
  const id = brandId('SwitchId', row?.uuid ?? '');
  const elsewhere = openApp({ world, clock });
  await during(elsewhere.session.setToken(tokenOf(0)));
  return {
    during,
    changes: switchChangesOf(app),
    shown: await during(app.client.switches.fetch(brandId('SystemRef', OWN), id)),
    elsewhere: elsewhere.client.switches,
    now: async () => {
      const { timestamp, members } = await during(app.client.switches.fetch(brandId('SystemRef', OWN), id));
      return { at: Date.parse(timestamp), members: members?.map(({ uuid }) => uuid) };
    },
    close() {
      elsewhere.close();
      app.close();
    },
  };
}

function idOf({ id }: FrontSwitch) {
  if (id === null) throw new Error('A switch of version 2 has an ID.');
  return id;
}

test('Undo of changed members keeps the time that another device has set in the meantime', async () => {
  const { during, changes, shown, elsewhere, now, close } = await setUp();
  await during(elsewhere.updateMembers(idOf(shown), [brandId('MemberRef', TWO)]));
  await during(elsewhere.updateTime(idOf(shown), EARLIER));
  const change = await during(changes.editMembers(shown, [TWO]));
  if (change.state !== 'done') throw new Error(change.state);
  expect((await during(changes.undo(change.id))).state).toBe('done');
  expect(await now()).toEqual({ at: Date.parse(EARLIER), members: [ONE] });
  close();
});

test('Undo of a changed time keeps the members that another device has set in the meantime', async () => {
  const { during, changes, shown, elsewhere, now, close } = await setUp();
  await during(elsewhere.updateTime(idOf(shown), EARLIER));
  await during(elsewhere.updateMembers(idOf(shown), [brandId('MemberRef', TWO)]));
  const change = await during(changes.move(shown, EARLIER));
  if (change.state !== 'done') throw new Error(change.state);
  expect((await during(changes.undo(change.id))).state).toBe('done');
  expect(await now()).toEqual({ at: Date.parse(shown.timestamp), members: [TWO] });
  close();
});
