import { describe, expect, test } from 'vitest';
import { PERSISTED_CACHE_KEY } from '../cache/status/persisted-cache.ts';
import { PUBLIC } from '../session/viewer.ts';
import { FOLLOWED_KEY } from '../state/followed.ts';
import { FOLLOWED_DETAILS_KEY } from '../state/followed-details.ts';
import { describingSystems } from '../state/followed-details-changes.ts';
import { SETTINGS_KEY } from '../state/settings.ts';
import { createDraftsStore, draftPlace } from '../sync/edit/drafts.ts';
import { aboutForm } from '../sync/edit/drafts-key.ts';
import { noteFormOfSystem } from '../sync/following/typed-notes.ts';
import { followedStatus } from '../sync/refresher/status.ts';
import { createFlag, createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { openApp } from './open-app.ts';
import { openSmallWorld, systemIdOf, systemUuidOf, tokenOf } from './small-world.ts';
import { memberRow } from './world-rows.ts';

/** A followed list of the first `count` systems, on a new device. */
function setUp(count: number) {
  const clock = createFakeClock();
  const world = openSmallWorld(count, clock);
  const origin = createOrigin();
  origin.area.setItem(FOLLOWED_KEY, JSON.stringify({ version: 2, systems: world.ids }));
  const open = (options: Partial<Parameters<typeof openApp>[0]> = {}) =>
    openApp({ world, clock, origin, ...options });
  const requests = () => world.sandbox.requests.list();
  return { clock, world, origin, open, requests };
}

describe('a stored entry', () => {
  test('is fetched again when its own time to live is over, however long the intervals are', async () => {
    const { clock, world, origin, open, requests } = setUp(2);
    const first = open();
    first.refresher.attach();
    await clock.advance(10_000);
    first.close();
    const document = JSON.parse(origin.area.getItem(PERSISTED_CACHE_KEY) ?? '{}');
    expect(document.systems[systemIdOf(0)]).toMatchObject({ ttl: 3_600 });
    expect(document.fronters[systemIdOf(0)]).toMatchObject({ ttl: 300 });
    document.systems[systemIdOf(0)].ttl = 5;
    origin.area.setItem(PERSISTED_CACHE_KEY, JSON.stringify(document));
    world.sandbox.requests.clear();
    const second = open();
    second.refresher.attach();
    await clock.advance(10_000);
    expect(requests().map(({ path }) => path)).toEqual([`/v2/systems/${systemIdOf(0)}`]);
    second.close();
  });
});

describe('an interval of its own', () => {
  test('is kept at the next start as well, and a change of it takes effect at once', async () => {
    const { clock, origin, open, requests, world } = setUp(2);
    origin.area.setItem(
      FOLLOWED_DETAILS_KEY,
      JSON.stringify({ version: 1, systems: { [systemIdOf(1)]: { intervalSeconds: 3_600 } } }),
    );
    const asked = (index: number) =>
      requests().filter(
        ({ path }) =>
          path.endsWith(`${systemUuidOf(index)}/fronters`) || path.endsWith(`${systemIdOf(index)}/fronters`),
      ).length;
    const first = open();
    first.refresher.attach();
    await clock.advance(10_000);
    first.close();
    world.sandbox.requests.clear();
    await clock.advance(400_000);
    const second = open();
    second.refresher.attach();
    await clock.advance(10_000);
    expect([asked(0), asked(1)]).toEqual([1, 0]);
    second.followedDetails.update(describingSystems([systemIdOf(1)], { intervalSeconds: 60 }));
    await clock.advance(10_000);
    expect([asked(0), asked(1)]).toEqual([1, 1]);
    second.close();
  });
});

describe('the first visit', () => {
  test('20 systems are complete as fast as the rate limit allows, without a single refusal', async () => {
    const { clock, world, open, requests } = setUp(20);
    const app = open();
    app.refresher.attach();
    const startMs = clock.now();
    const isComplete = () =>
      world.ids.every((id) => app.status(id).front.state === 'fronting' && app.status(id).system);
    while (!isComplete() && clock.now() - startMs < 10_000) await clock.advance(20);
    // 40 requests at 10 a second, of which 8 or 9 may go at once: 3.2 seconds, and a round trip.
    expect(clock.now() - startMs).toBeLessThanOrEqual(3_500);
    expect(requests()).toHaveLength(40);
    expect(requests().every(({ status }) => status === 200)).toBe(true);
    // Public reads go without a token, so a browser sends no preflight.
    expect(requests().some(({ authorized }) => authorized)).toBe(false);
  });

  test('the first system is complete after two round trips: the first answer contains the limit', async () => {
    const { clock, open } = setUp(20);
    const app = open();
    app.refresher.attach();
    await clock.advance(120);
    expect(app.status(systemIdOf(0))).toMatchObject({
      system: { name: 'System 0' },
      front: { state: 'fronting', members: [{ name: 'Member 0' }] },
      problem: null,
    });
  });

  test('nothing is fetched before a status screen opens, nor after it closes', async () => {
    const { clock, open, requests } = setUp(3);
    const app = open();
    await clock.advance(10_000);
    expect(requests()).toHaveLength(0);
    const detach = app.refresher.attach();
    await clock.advance(2_000);
    detach();
    await clock.advance(3_600_000);
    expect(requests()).toHaveLength(6);
  });
});

describe('later', () => {
  test('fronters and systems are fetched again at their intervals, and never sooner', async () => {
    const { clock, open, requests } = setUp(5);
    const app = open();
    app.refresher.attach();
    await clock.advance(2 * 3_600_000 + 60_000);
    const paths = requests().map(({ path }) => path);
    expect(paths.filter((path) => path === `/v2/systems/${systemIdOf(2)}`)).toHaveLength(3);
    const fronters = requests().filter(({ path }) => path.endsWith(`${systemIdOf(2)}/fronters`));
    expect(fronters.length).toBeGreaterThanOrEqual(24);
    const gaps = fronters.slice(1).map(({ atMs }, index) => atMs - (fronters[index]?.atMs ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(300_000);
    expect(requests().every(({ status }) => status === 200)).toBe(true);
  });

  test('an answer without news changes nothing that a screen shows, and only the age is another', async () => {
    const { clock, world, open } = setUp(2);
    const app = open();
    app.refresher.attach();
    await clock.advance(10_000);
    const id = systemIdOf(1);
    const status = followedStatus(app, 'public', id);
    const shown = [status.getSnapshot()];
    status.subscribe(() => {
      const next = status.getSnapshot();
      if (next !== shown.at(-1)) shown.push(next);
    });
    const ages = () => [app.statusCache.readSystem(id)?.atMs ?? 0, app.statusCache.readFront(id)?.atMs ?? 0];
    const [systemAtMs = 0, frontAtMs = 0] = ages();
    app.refresher.refreshNow();
    await clock.advance(10_000);
    expect(ages()[0]).toBeGreaterThan(systemAtMs);
    expect(ages()[1]).toBeGreaterThan(frontAtMs);
    expect(shown).toHaveLength(1);
    memberRow(world, 'Member 1').name = 'Renamed';
    app.refresher.refreshNow();
    await clock.advance(10_000);
    expect(shown).toHaveLength(2);
    expect(shown[1]?.front.members).toMatchObject([{ name: 'Renamed' }]);
    expect(shown[1]?.system).toBe(shown[0]?.system);
    app.close();
  });

  test('200 systems at the shortest intervals use no more than half of the limit', async () => {
    const { clock, origin, open, requests } = setUp(200);
    const settings = { version: 16, settings: { fronterUpdateInterval: 10, systemUpdateInterval: 10 } };
    origin.area.setItem(SETTINGS_KEY, JSON.stringify(settings));
    const app = open();
    app.refresher.attach();
    await clock.advance(60_000);
    const before = requests().length;
    // Two rounds of the stretched interval, which is 80 seconds.
    await clock.advance(160_000);
    const perSecond = (requests().length - before) / 160;
    expect(perSecond).toBeLessThanOrEqual(5.1);
    expect(perSecond).toBeGreaterThan(4.5);
    expect(requests().every(({ status }) => status === 200)).toBe(true);
  });

  test('a hidden page pauses, and fetches what is stale when it is visible again', async () => {
    const { clock, open, requests } = setUp(3);
    const app = open();
    app.refresher.attach();
    await clock.advance(2_000);
    app.visibleFlag.set(false);
    await clock.advance(7_200_000);
    expect(requests()).toHaveLength(6);
    app.visibleFlag.set(true);
    await clock.advance(2_000);
    expect(requests()).toHaveLength(12);
  });

  test('Refresh fetches at once, whatever the age', async () => {
    const { clock, open, requests } = setUp(2);
    const app = open();
    app.refresher.attach();
    await clock.advance(2_000);
    app.refresher.refreshNow();
    expect(app.refresher.getSummary()).toMatchObject({ refreshing: true, pending: 4 });
    await clock.advance(2_000);
    expect(requests()).toHaveLength(8);
    expect(app.refresher.getSummary()).toMatchObject({
      refreshing: false,
      pending: 0,
      newestMs: expect.any(Number),
    });
  });
});

describe('systems that close or leave', () => {
  test('when a front becomes private, its members are deleted everywhere and a neutral text replaces them', async () => {
    const { clock, world, origin, open, requests } = setUp(3);
    const app = open();
    app.refresher.attach();
    await clock.advance(10_000);
    expect(origin.area.getItem(PERSISTED_CACHE_KEY)).toContain('Member 1');
    world.setFrontPrivacy(1, 'private');
    await clock.advance(300_000);
    expect(app.status(systemIdOf(1))).toMatchObject({
      system: { name: 'System 1' },
      front: { state: 'private', members: [] },
      problem: null,
    });
    expect(origin.area.getItem(PERSISTED_CACHE_KEY)).not.toContain('Member 1');
    const everything = app.queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
    expect(JSON.stringify(everything)).not.toContain('Member 1');
    await clock.advance(3_600_000);
    const asked = requests().filter(
      ({ path, status }) => path.endsWith(`${systemIdOf(1)}/fronters`) && status === 403,
    );
    expect(asked.length).toBeLessThanOrEqual(5);
  });

  test('a deleted system is shown as gone, leaves no data, and does not delay the others', async () => {
    const { clock, world, origin, open, requests } = setUp(3);
    const app = open();
    app.refresher.attach();
    await clock.advance(10_000);
    world.deleteSystem(1);
    await clock.advance(3_600_000);
    expect(app.status(systemIdOf(1))).toMatchObject({
      system: null,
      front: { state: 'gone' },
      problem: 'gone',
    });
    expect(origin.area.getItem(PERSISTED_CACHE_KEY)).not.toMatch(/System 1|Member 1/);
    const others = requests().filter(({ path }) => path.endsWith(`${systemIdOf(2)}/fronters`));
    expect(others.length).toBeGreaterThanOrEqual(12);
    expect(requests().filter(({ status }) => status === 404).length).toBeLessThan(10);
  });

  test('Refresh asks for a deleted system at most twice and once for a private front, and delays no other', async () => {
    const { clock, world, open, requests } = setUp(4);
    world.deleteSystem(1);
    world.setFrontPrivacy(2, 'private');
    const app = open();
    app.refresher.attach();
    await clock.advance(10_000);
    expect(app.status(systemIdOf(1)).problem).toBe('gone');
    world.sandbox.requests.clear();
    app.refresher.refreshNow();
    await clock.advance(10_000);
    const asked = (index: number) =>
      requests().filter(({ path }) => path.includes(systemIdOf(index)) || path.includes(systemUuidOf(index)));
    for (const other of [0, 3]) expect(asked(other).map(({ status }) => status)).toEqual([200, 200]);
    expect(asked(1).length).toBeLessThanOrEqual(2);
    expect(
      asked(2)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual([200, 403]);
    app.close();
  });

  test('a system with a changed id is found by its uuid, and the followed list is updated', async () => {
    const { clock, world, origin, open, requests } = setUp(3);
    const app = open();
    app.refresher.attach();
    await clock.advance(10_000);
    app.followedDetails.update(describingSystems([systemIdOf(1)], { nickname: 'Sam' }));
    const drafts = app.privateStorage.store(createDraftsStore, app.privateStorage.of(true));
    const form = (id: string) => aboutForm(noteFormOfSystem(id));
    draftPlace(drafts, PUBLIC, form(systemIdOf(1))).save({
      base: {},
      values: { text: 'Met' },
      atMs: 1,
      sent: null,
    });
    world.changeId(1, 'newidd');
    await clock.advance(3_700_000);
    expect(app.followedDetails.getState().systems).toEqual({ newidd: { nickname: 'Sam' } });
    expect(Object.keys(drafts.getState()[PUBLIC] ?? {})).toEqual([form('newidd')]);
    expect(app.followed.getState()).toEqual([systemIdOf(0), 'newidd', systemIdOf(2)]);
    expect(JSON.parse(origin.area.getItem(FOLLOWED_KEY) ?? '{}').systems).toContain('newidd');
    expect(app.status('newidd')).toMatchObject({ system: { id: 'newidd', name: 'System 1' }, problem: null });
    expect(requests().filter(({ path }) => path.includes(systemUuidOf(1)))).toHaveLength(1);
    expect(origin.area.getItem(PERSISTED_CACHE_KEY)).not.toContain(`"${systemIdOf(1)}"`);
  });

  test('a page in HTML that says 404 or 403 deletes nothing', async () => {
    const { clock, world, origin, open } = setUp(2);
    const app = open();
    app.refresher.attach();
    await clock.advance(10_000);
    for (const status of [404, 403]) {
      world.sandbox.faults.replace([{ kind: 'html', status }]);
      app.refresher.refreshNow();
      await clock.advance(30_000);
      expect(app.status(systemIdOf(1))).toMatchObject({
        system: { name: 'System 1' },
        front: { state: 'fronting' },
        problem: 'service',
      });
    }
    expect(origin.area.getItem(PERSISTED_CACHE_KEY)).toContain('Member 1');
  });
});

test.each([
  { status: 404, problem: 'gone' },
  { status: 403, problem: 'private-system' },
] as const)(
  'a service like PluralKit that says $status in JSON without a code is believed as well',
  async ({ status, problem }) => {
    const { clock, world, origin, open } = setUp(2);
    const app = open();
    app.refresher.attach();
    await clock.advance(10_000);
    const match = { path: `${systemIdOf(1)}|${systemUuidOf(1)}` };
    world.sandbox.faults.replace([{ kind: 'status', status, body: { message: 'No.' }, match }]);
    app.refresher.refreshNow();
    await clock.advance(30_000);
    expect(app.status(systemIdOf(1))).toMatchObject({ system: null, problem });
    expect(origin.area.getItem(PERSISTED_CACHE_KEY)).not.toMatch(/System 1|Member 1/);
  },
);

describe('a service in trouble', () => {
  test.each([
    { name: 'errors', fault: { kind: 'status', status: 503 } },
    { name: 'pages in HTML', fault: { kind: 'html', status: 200 } },
    { name: 'answers without a body', fault: { kind: 'empty' } },
    { name: 'broken connections', fault: { kind: 'drop' } },
  ] as const)(
    '$name: the last known data stays with its age, and everything goes on when it is back',
    async ({ fault }) => {
      const { clock, world, open, requests } = setUp(10);
      const app = open();
      app.refresher.attach();
      await clock.advance(10_000);
      world.sandbox.faults.replace([fault]);
      await clock.advance(1_800_000);
      const status = app.status(systemIdOf(4));
      expect(status).toMatchObject({ front: { state: 'fronting' }, problem: 'service' });
      expect(clock.now() - (app.statusCache.readFront(systemIdOf(4))?.atMs ?? 0)).toBeGreaterThan(1_700_000);
      expect(app.refresher.getSummary().serviceReachable).toBe(false);
      // An attempt per minute with one request, of which the client makes up to four.
      expect(requests().filter((entry) => entry.fault !== null).length).toBeLessThan(220);
      world.sandbox.faults.clear();
      await clock.advance(75_000);
      expect(app.refresher.getSummary()).toMatchObject({ serviceReachable: true, pending: 0 });
      expect(clock.now() - (app.refresher.getSummary().oldestMs ?? 0)).toBeLessThan(75_000);
      expect(app.status(systemIdOf(4)).problem).toBeNull();
    },
  );

  test('a pause that it asks for is shown with its end, observed, and ends automatically', async () => {
    const { clock, world, open, requests } = setUp(10);
    world.sandbox.faults.replace([{ kind: 'rate-limit', ms: 90_000 }]);
    const app = open();
    app.refresher.attach();
    const startMs = clock.now();
    await clock.advance(1_000);
    const { pausedUntilMs } = app.refresher.getSummary();
    expect(pausedUntilMs).toBeGreaterThanOrEqual(startMs + 90_000);
    expect(pausedUntilMs).toBeLessThan(startMs + 92_000);
    world.sandbox.faults.clear();
    world.sandbox.requests.clear();
    await clock.advance(88_000);
    expect(requests()).toEqual([]);
    await clock.advance(8_000);
    expect(app.refresher.getSummary()).toMatchObject({ pausedUntilMs: null, pending: 0 });
    app.close();
  });

  test('offline is shown, nothing is fetched, and the return is detected at once', async () => {
    const { clock, open, requests } = setUp(3);
    const app = open();
    app.refresher.attach();
    await clock.advance(10_000);
    app.onlineFlag.set(false);
    await clock.advance(3_600_000);
    expect(requests()).toHaveLength(6);
    expect(app.status(systemIdOf(0))).toMatchObject({
      front: { state: 'fronting' },
      problem: 'offline',
    });
    app.onlineFlag.set(true);
    await clock.advance(2_000);
    expect(app.status(systemIdOf(0)).problem).toBeNull();
    expect(requests().length).toBeGreaterThanOrEqual(9);
  });

  test('a first visit without any network says that nothing is known, and waits', async () => {
    const { clock, open } = setUp(2);
    const app = open({ online: createFlag(false) });
    app.refresher.attach();
    await clock.advance(60_000);
    expect(app.status(systemIdOf(0))).toMatchObject({ system: null, front: { state: 'unavailable' } });
  });
});

describe('coming back', () => {
  test('shows cached data at once, without the network', async () => {
    const { clock, open } = setUp(3);
    const first = open();
    first.refresher.attach();
    await clock.advance(10_000);
    first.dispose();
    const second = open({ online: createFlag(false) });
    expect(second.status(systemIdOf(2))).toMatchObject({
      system: { name: 'System 2' },
      front: { state: 'fronting', members: [{ name: 'Member 2' }], lastSwitch: '2024-01-01T00:00:00Z' },
    });
  });

  test('fetches only stale data', async () => {
    const { clock, open, requests } = setUp(3);
    const first = open();
    first.refresher.attach();
    await clock.advance(10_000);
    first.dispose();
    await clock.advance(600_000);
    open().refresher.attach();
    await clock.advance(5_000);
    const again = requests()
      .slice(6)
      .map(({ path }) => path);
    expect(again).toEqual([0, 1, 2].map((index) => `/v2/systems/${systemIdOf(index)}/fronters`));
  });
});

describe('several tabs', () => {
  test('one tab fetches, all show the answers', async () => {
    const { clock, open, requests } = setUp(5);
    const [one, two] = [open(), open()];
    one.refresher.attach();
    two.refresher.attach();
    await clock.advance(5_000);
    expect(requests()).toHaveLength(10);
    expect([one, two].map((app) => app.refresher.getSummary().leader)).toEqual([true, false]);
    for (const app of [one, two]) expect(app.status(systemIdOf(4)).front.state).toBe('fronting');
  });

  test('when the leader closes another tab takes over, and repeats nothing', async () => {
    const { clock, open, requests } = setUp(5);
    const [one, two] = [open(), open()];
    one.refresher.attach();
    two.refresher.attach();
    await clock.advance(5_000);
    one.close();
    await clock.advance(200_000);
    expect(requests()).toHaveLength(10);
    expect(two.refresher.getSummary().leader).toBe(true);
    await clock.advance(100_000);
    expect(requests()).toHaveLength(15);
  });

  test('when the leader is closed in the middle of the first load, the other finishes it', async () => {
    const { clock, world, open } = setUp(20);
    const [one, two] = [open(), open()];
    one.refresher.attach();
    two.refresher.attach();
    await clock.advance(700);
    one.close();
    await clock.advance(5_000);
    expect(world.ids.every((id) => two.status(id).front.state === 'fronting')).toBe(true);
  });

  test('a tab that is hidden or shows another screen passes the lead on', async () => {
    const { clock, open } = setUp(2);
    const [one, two] = [open(), open()];
    one.refresher.attach();
    const leave = two.refresher.attach();
    await clock.advance(1_000);
    one.visibleFlag.set(false);
    await clock.advance(1_000);
    expect([one, two].map((app) => app.refresher.getSummary().leader)).toEqual([false, true]);
    leave();
    one.visibleFlag.set(true);
    await clock.advance(1_000);
    expect([one, two].map((app) => app.refresher.getSummary().leader)).toEqual([true, false]);
  });

  test('systems visible in the other tab come first as well', async () => {
    const { clock, world, open, requests } = setUp(30);
    const [one, two] = [open(), open()];
    one.refresher.setVisible(new Set([systemIdOf(0)]));
    one.refresher.attach();
    two.refresher.attach();
    two.refresher.setVisible(new Set([systemIdOf(29)]));
    await clock.advance(10_000);
    const order = requests().map(({ path }) => path);
    expect(order.indexOf(`/v2/systems/${systemIdOf(29)}/fronters`)).toBeLessThan(25);
    expect(order).toHaveLength(world.ids.length * 2);
  });

  test('an early read of a second tab never replaces a later answer', async () => {
    const { clock, world, open } = setUp(1);
    const path = `/v2/systems/${systemIdOf(0)}/fronters`;
    const url = `https://pluralkit.example${path}`;
    const one = open();
    one.refresher.attach();
    await clock.advance(1_000);
    const response = await world.sandbox.fetch(new Request(url));
    const answer = {
      status: response.status,
      statusText: '',
      headers: response.headers,
      text: await response.text(),
      receivedAtMs: clock.now(),
    };
    const early = { url, sentAtMs: clock.now(), answer: Promise.resolve(answer) };
    const two = open({ earlyReads: [early] });
    two.refresher.attach();
    await clock.advance(500);
    world.recordSwitch(0, 'nobody');
    one.close();
    two.refresher.refreshNow();
    await clock.advance(2_000);
    expect(two.status(systemIdOf(0)).front.state).toBe('switched-out');
  });

  test('asking for everything now works in a tab that does not lead', async () => {
    const { clock, open, requests } = setUp(3);
    const [one, two] = [open(), open()];
    one.refresher.attach();
    two.refresher.attach();
    await clock.advance(5_000);
    two.refresher.refreshNow();
    await clock.advance(5_000);
    expect(requests()).toHaveLength(12);
    expect(two.refresher.getSummary()).toMatchObject({ refreshing: false, pending: 0 });
  });

  test('a changed id updates the list of both tabs, and each shows the system under its new id', async () => {
    const { clock, world, origin, open } = setUp(2);
    const [one, two] = [open(), open()];
    one.refresher.attach();
    two.refresher.attach();
    await clock.advance(10_000);
    world.changeId(0, 'newidd');
    one.refresher.refreshNow();
    await clock.advance(5_000);
    origin.deliver();
    await clock.advance(5_000);
    for (const app of [one, two]) {
      expect(app.followed.getState()).toEqual(['newidd', systemIdOf(1)]);
      expect(app.status('newidd')).toMatchObject({
        system: { name: 'System 0' },
        front: { state: 'fronting' },
      });
    }
  });

  test('data that must be deleted is deleted in every tab', async () => {
    const { clock, world, open } = setUp(2);
    const [one, two] = [open(), open()];
    one.refresher.attach();
    two.refresher.attach();
    await clock.advance(10_000);
    world.setFrontPrivacy(0, 'private');
    world.deleteSystem(1);
    one.refresher.refreshNow();
    await clock.advance(5_000);
    expect(two.status(systemIdOf(0)).front.state).toBe('private');
    expect(two.status(systemIdOf(1))).toMatchObject({ system: null, front: { state: 'gone' } });
  });
});

describe('the own system', () => {
  test('is fetched with the token, and its answers are deleted when the token is forgotten', async () => {
    const { clock, world, origin, open, requests } = setUp(2);
    world.setFrontPrivacy(0, 'private');
    const app = open();
    app.refresher.attach();
    await clock.advance(10_000);
    expect(app.status(systemIdOf(0)).front.state).toBe('private');
    const setting = app.session.setToken(tokenOf(0));
    await clock.advance(10_000);
    await setting;
    expect(app.status(systemIdOf(0)).front).toMatchObject({
      state: 'fronting',
      members: [{ name: 'Member 0' }],
    });
    const authorized = requests()
      .filter((entry) => entry.authorized)
      .map(({ path }) => path);
    expect(authorized.every((path) => path.includes('@me') || path.includes(systemIdOf(0)))).toBe(true);
    app.session.forget();
    expect(origin.area.getItem(PERSISTED_CACHE_KEY)).not.toContain('Member 0');
    const everything = app.queryClient
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data);
    expect(JSON.stringify(everything)).not.toContain('Member 0');
    await clock.advance(10_000);
    expect(app.status(systemIdOf(0)).front.state).toBe('private');
  });
});
