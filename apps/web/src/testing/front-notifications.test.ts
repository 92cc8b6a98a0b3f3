import { afterEach, describe, expect, test } from 'vitest';
import { composeNotification } from '../features/front-notifications/compose-notification.ts';
import type { FrontNotificationOptions } from '../persistence/documents/settings.ts';
import type { DeviceNotification } from '../platform/device-notifications.ts';
import { FOLLOWED_KEY } from '../state/followed.ts';
import { PREFERENCES_KEY } from '../state/settings.ts';
import { watchFronts } from '../sync/front-notifications/watch-fronts.ts';
import { createFlag, createOrigin } from './fake-browser.ts';
import { createFakeClock } from './fake-clock.ts';
import { type OpenApp, openApp } from './open-app.ts';
import { makeCachedMember } from './samples.ts';
import { openSmallWorld, systemIdOf } from './small-world.ts';

const ROUND_MS = 305_000;
const CHANGED = 'The front of a system you follow has changed';
const opened: OpenApp[] = [];

afterEach(() => {
  for (const app of opened.splice(0)) app.close();
});

/** A device that follows `count` systems and is notified of the `chosen` ones; `shown` and `closed` are of all its tabs. */
function setUp(count: number, chosen: readonly string[], options: Partial<FrontNotificationOptions> = {}) {
  // Noon in any zone of a test is outside the quiet hours here.
  const clock = createFakeClock(new Date(2026, 2, 1, 12).getTime());
  const world = openSmallWorld(count, clock);
  const origin = createOrigin();
  const notices = { systems: chosen, names: false, quiet: false, quietFrom: '22:00', quietTo: '07:00' };
  origin.area.setItem(FOLLOWED_KEY, JSON.stringify({ version: 2, systems: world.ids }));
  origin.area.setItem(PREFERENCES_KEY, JSON.stringify({ version: 1, notices: { ...notices, ...options } }));
  const shown: DeviceNotification[] = [];
  const closed: (string | undefined)[] = [];
  const open = (visible = createFlag(false)) => {
    const app = openApp({ world, clock, origin, visible });
    opened.push(app);
    const stop = watchFronts({
      ...app,
      startedAtMs: clock.now(),
      device: {
        show: async (notification) => void shown.push(notification),
        close: async (tag) => void closed.push(tag),
      },
      compose: (id, isNamed) =>
        composeNotification({ ...SYSTEM_VIEW, id, title: `Name of ${id}`, summary: '' }, isNamed),
    });
    return { ...app, stopWatching: stop };
  };
  const asked = (id: string) =>
    world.sandbox.requests.list().filter(({ path }) => path.endsWith(`${id}/fronters`)).length;
  return { clock, world, origin, shown, closed, open, asked };
}

const SYSTEM_VIEW = {
  system: null,
  name: null,
  nickname: null,
  pronouns: null,
  fronters: [
    { key: 'luna', name: 'Luna', nickname: null, pronouns: null, member: makeCachedMember({ name: 'Luna' }) },
  ],
  note: null,
  lastSwitch: null,
  isStale: false,
};

const [FIRST, SECOND] = [systemIdOf(0), systemIdOf(1)];

describe('what is shown', () => {
  test('a change is shown once, without names, by a hidden page', async () => {
    const { clock, world, shown, open } = setUp(2, [FIRST]);
    open();
    await clock.advance(2_000);
    world.recordSwitch(0, 'nobody');
    await clock.advance(ROUND_MS * 3);
    expect(shown).toEqual([
      { tag: `front-${FIRST}`, title: CHANGED, text: '', path: `/lookup/system/${FIRST}/fronters` },
    ]);
    world.recordSwitch(0, 'member');
    await clock.advance(ROUND_MS);
    expect(shown).toHaveLength(2);
  });

  test('systems that are not chosen are neither shown nor fetched', async () => {
    const { clock, world, shown, open, asked } = setUp(2, [FIRST]);
    open();
    await clock.advance(2_000);
    world.recordSwitch(1, 'nobody');
    await clock.advance(ROUND_MS * 2);
    expect(shown).toEqual([]);
    expect(asked(SECOND)).toBe(0);
    expect(asked(FIRST)).toBe(3);
  });

  test('what changed before the app was opened is not shown, whatever was known', async () => {
    const { clock, world, shown, open } = setUp(1, [FIRST]);
    const former = open();
    await clock.advance(2_000);
    former.close();
    await clock.advance(3_600_000);
    world.recordSwitch(0, 'nobody');
    await clock.advance(60_000);
    open();
    await clock.advance(ROUND_MS * 2);
    expect(shown).toEqual([]);
  });

  test('a change after opening is shown even if the front was known from an earlier visit', async () => {
    const { clock, world, shown, open } = setUp(1, [FIRST]);
    const former = open();
    await clock.advance(10_000);
    former.close();
    open();
    await clock.advance(1_000);
    world.recordSwitch(0, 'nobody');
    await clock.advance(ROUND_MS);
    expect(shown).toHaveLength(1);
  });

  test('a front that is no longer shared closes its notification, and causes none when it is shared again', async () => {
    const { clock, world, shown, closed, open } = setUp(1, [FIRST]);
    open();
    await clock.advance(2_000);
    world.recordSwitch(0, 'nobody');
    await clock.advance(ROUND_MS);
    expect(shown).toHaveLength(1);
    world.setFrontPrivacy(0, 'private');
    await clock.advance(ROUND_MS);
    expect(closed).toContain(`front-${FIRST}`);
    world.recordSwitch(0, 'member');
    world.setFrontPrivacy(0, 'public');
    await clock.advance(4 * 3_600_000);
    expect(shown).toHaveLength(1);
  });
});

describe('what was chosen', () => {
  test('names are shown if chosen, and never while Discreet is on, which closes those that are shown', async () => {
    const { clock, world, shown, closed, open } = setUp(1, [FIRST], { names: true });
    const app = open();
    await clock.advance(2_000);
    world.recordSwitch(0, 'nobody');
    await clock.advance(ROUND_MS);
    expect(closed).toEqual([]);
    app.settings.update((current) => ({ ...current, discreet: true }));
    expect(closed).toEqual([undefined]);
    world.recordSwitch(0, 'member');
    await clock.advance(ROUND_MS);
    expect(shown.map(({ title, text }) => [title, text])).toEqual([
      [`Name of ${FIRST}`, 'Luna is fronting'],
      [CHANGED, ''],
    ]);
  });

  test('in quiet hours nothing is shown, nor afterwards', async () => {
    const { clock, world, shown, open } = setUp(1, [FIRST], {
      quiet: true,
      quietFrom: '11:30',
      quietTo: '12:30',
    });
    open();
    await clock.advance(2_000);
    world.recordSwitch(0, 'nobody');
    await clock.advance(ROUND_MS * 8);
    expect(shown).toEqual([]);
    world.recordSwitch(0, 'member');
    await clock.advance(ROUND_MS);
    expect(shown).toHaveLength(1);
  });

  test('the choice follows a system to its new id, and ends when it has not been followed for a visit', async () => {
    const { clock, world, shown, open } = setUp(2, [FIRST, SECOND]);
    const app = open();
    await clock.advance(2_000);
    world.changeId(0, 'newid');
    await clock.advance(3_600_000 + ROUND_MS);
    expect(app.settings.getState().frontNotifications.systems).toEqual(['newid', SECOND]);
    world.recordSwitch(0, 'nobody');
    await clock.advance(ROUND_MS);
    expect(shown.map(({ tag }) => tag)).toEqual(['front-newid']);
    app.followed.update((ids) => ids.filter((id) => id !== SECOND));
    expect(app.settings.getState().frontNotifications.systems).toContain(SECOND);
    app.close();
    expect(open().settings.getState().frontNotifications.systems).toEqual(['newid']);
  });

  test('nothing is fetched once no system is chosen', async () => {
    const { clock, open, asked } = setUp(1, [FIRST]);
    const app = open();
    await clock.advance(2_000);
    app.settings.update((current) => ({
      ...current,
      frontNotifications: { ...current.frontNotifications, systems: [] },
    }));
    await clock.advance(ROUND_MS * 3);
    expect(asked(FIRST)).toBe(1);
  });
});

describe('several tabs', () => {
  test('one of three hidden tabs fetches and notifies, and another takes over when it closes', async () => {
    const { clock, world, shown, open, asked } = setUp(1, [FIRST]);
    const first = open();
    await clock.advance(2_000);
    open();
    await clock.advance(60_000);
    open();
    world.recordSwitch(0, 'nobody');
    await clock.advance(ROUND_MS);
    expect(shown).toHaveLength(1);
    expect(asked(FIRST)).toBe(2);
    first.close();
    world.recordSwitch(0, 'member');
    await clock.advance(ROUND_MS);
    expect(shown).toHaveLength(2);
  });

  test('a tab with a visible status screen leads and fetches all systems, and each change is still shown once', async () => {
    const { clock, world, shown, open, asked } = setUp(3, [FIRST]);
    const hidden = open();
    await clock.advance(2_000);
    const visible = createFlag(true);
    const seen = open(visible);
    seen.refresher.attach();
    await clock.advance(3_000);
    expect(seen.refresher.getSummary().leader).toBe(true);
    expect(hidden.refresher.getSummary().leader).toBe(false);
    expect(asked(SECOND)).toBe(1);
    world.recordSwitch(0, 'nobody');
    await clock.advance(ROUND_MS);
    expect(shown).toHaveLength(1);
    const other = open(createFlag(true));
    other.refresher.attach();
    await clock.advance(3_000);
    visible.set(false);
    await clock.advance(5_000);
    expect(other.refresher.getSummary().leader).toBe(true);
  });

  test('the only tab continues to watch the chosen systems after its status screen is hidden', async () => {
    const { clock, world, shown, open, asked } = setUp(2, [FIRST]);
    const visible = createFlag(true);
    open(visible).refresher.attach();
    await clock.advance(2_000);
    visible.set(false);
    world.recordSwitch(0, 'nobody');
    await clock.advance(ROUND_MS * 2);
    expect(shown).toHaveLength(1);
    expect(asked(SECOND)).toBe(1);
  });
});
