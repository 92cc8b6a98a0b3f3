import type { Front } from '../../cache/status/types.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DeviceNotice, DeviceNotices } from '../../platform/device-notices.ts';
import type { FollowedStore } from '../../state/followed.ts';
import type { FrontNoticeOptions, PreferencesStore } from '../../state/preferences.ts';
import type { PollAnswer, Refresher } from '../refresher/types.ts';
import { isFrontChanged } from './front-change.ts';
import { isQuiet } from './quiet-hours.ts';

interface WatchFrontsOptions {
  readonly refresher: Pick<Refresher, 'watch' | 'subscribeAnswers'>;
  readonly preferences: PreferencesStore;
  readonly followed: FollowedStore;
  readonly clock: Clock;
  readonly device: Pick<DeviceNotices, 'show' | 'close'>;
  /** When the app was opened, in milliseconds since 1970. Earlier changes cause no notification. */
  readonly startedAtMs: number;
  /** The notice for a system whose front is another now. It may ask the service first. */
  readonly compose: (id: string, isNamed: boolean) => DeviceNotice | Promise<DeviceNotice>;
}

/** The tag of a system's notices. */
export function noticeTag(id: string): string {
  return `front-${id}`;
}

/**
 * Shows a notification when the front of a chosen system changes, and keeps these fronts fresh. Only the tab that asked the service
 * does, so that nothing is shown twice. A notification of what is no longer shared is removed. Returns the way to stop.
 */
export function watchFronts(options: WatchFrontsOptions): () => void {
  const { refresher, preferences, followed, clock, device, startedAtMs, compose } = options;
  /** Systems whose front was received since the app was opened. */
  const received = new Set<string>();
  const noticesOf = () => preferences.getState().notices;

  function handleAnswer({ id, result, former, isOwn }: PollAnswer): void {
    if (result.kind === 'renamed') rename(id, result.system.id);
    if (result.kind === 'front-private' || result.kind === 'gone' || result.kind === 'private-system') {
      received.delete(id);
      if (noticesOf().systems.includes(id)) void device.close(noticeTag(id));
    }
    if (result.kind !== 'front') return;
    const isFirst = !received.has(id);
    received.add(id);
    if (!isOwn || former === null || !isFrontChanged(former.value, result.front)) return;
    if (isFirst && former.atMs < startedAtMs && !isSince(result.front, startedAtMs)) return;
    notify(id);
  }

  function notify(id: string): void {
    const notices = noticesOf();
    if (!notices.systems.includes(id)) return;
    if (notices.quiet && isQuiet(notices, new Date(clock.now()))) return;
    const named = isNamed();
    const notice = compose(id, named);
    if (!(notice instanceof Promise)) return void device.show(notice);
    void notice.then((asked) => {
      // What was wanted and shared may not be so any more.
      const isWanted = received.has(id) && noticesOf().systems.includes(id) && isNamed() === named;
      if (isWanted) void device.show(asked);
    });
  }

  function isNamed(): boolean {
    const { notices, discreet } = preferences.getState();
    return notices.names && !discreet;
  }

  let wasNamed = isNamed();
  /** Who does not want names shown any more does not want those that are still on the screen either. */
  function takeNamesBack(): void {
    if (wasNamed && !isNamed()) void device.close();
    wasNamed = isNamed();
  }

  /** The choice is of the system, not of its id of the day. */
  function rename(from: string, to: string): void {
    if (from === to || !noticesOf().systems.includes(from)) return;
    choose((systems) => [...new Set(systems.map((id) => (id === from ? to : id)))]);
  }

  function choose(change: (systems: readonly string[]) => readonly string[]): void {
    preferences.update((current) => ({
      ...current,
      notices: { ...current.notices, systems: change(current.notices.systems) },
    }));
  }

  function forgetUnfollowed(): void {
    const ids = followed.getState();
    if (noticesOf().systems.some((id) => !ids.includes(id))) {
      choose((systems) => systems.filter((id) => ids.includes(id)));
    }
  }

  let watched: FrontNoticeOptions['systems'] = [];
  function watch(): void {
    const { systems } = noticesOf();
    if (systems === watched) return;
    for (const id of watched) if (!systems.includes(id)) void device.close(noticeTag(id));
    watched = systems;
    refresher.watch(new Set(systems));
  }

  // At the start only: whoever stops following by mistake has it as it was, by Undo.
  forgetUnfollowed();
  watch();
  const stops = [
    refresher.subscribeAnswers(handleAnswer),
    preferences.subscribe(watch),
    preferences.subscribe(takeNamesBack),
    followed.subscribe((ids, former) => {
      for (const id of former) if (!ids.includes(id)) void device.close(noticeTag(id));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    refresher.watch(new Set());
  };
}

function isSince({ lastSwitch }: Front, startedAtMs: number): boolean {
  return lastSwitch !== null && Date.parse(lastSwitch) >= startedAtMs;
}
