import { recordKey } from '@frontboard/model';
import type { Front } from '../../cache/status/types.ts';
import type { FrontNotificationOptions } from '../../persistence/documents/settings.ts';
import type { Clock } from '../../platform/clock.ts';
import type { DeviceNotification, DeviceNotifications } from '../../platform/device-notifications.ts';
import type { FollowedStore } from '../../state/followed.ts';
import type { SettingsStore } from '../../state/settings.ts';
import type { PollAnswer, Refresher } from '../refresher/types.ts';
import { isQuiet } from './quiet-hours.ts';

interface WatchFrontsOptions {
  readonly refresher: Pick<Refresher, 'watch' | 'subscribeAnswers'>;
  readonly settings: SettingsStore;
  readonly followed: FollowedStore;
  readonly clock: Clock;
  readonly device: Pick<DeviceNotifications, 'show' | 'close'>;
  /** When the app was opened, in milliseconds since 1970. Earlier changes cause no notification. */
  readonly startedAtMs: number;
  /** The notification for a system whose front has changed. It may ask the service first. */
  readonly compose: (id: string, isNamed: boolean) => DeviceNotification | Promise<DeviceNotification>;
}

/** The tag of a system's notifications. */
export function notificationTag(id: string): string {
  return `front-${id}`;
}

/**
 * Shows a notification when the front of a chosen system changes, and keeps these fronts fresh. Only the tab that sent the request
 * does, so that nothing is shown twice. Removes the notification of a front that is no longer shared. Returns an unsubscribe function.
 */
export function watchFronts(options: WatchFrontsOptions): () => void {
  const { refresher, settings, followed, clock, device, startedAtMs, compose } = options;
  /** Systems whose front was received since the app was opened. */
  const received = new Set<string>();
  const optionsNow = () => settings.getState().frontNotifications;

  function handleAnswer({ id, result, former, isOwn }: PollAnswer): void {
    if (result.kind === 'renamed') renameChosen(settings, id, result.system.id);
    if (result.kind === 'front-private' || result.kind === 'gone' || result.kind === 'private-system') {
      received.delete(id);
      if (optionsNow().systems.includes(id)) void device.close(notificationTag(id));
    }
    if (result.kind !== 'front') return;
    const isFirst = !received.has(id);
    received.add(id);
    if (!isOwn || former === null || !isFrontChanged(former.value, result.front)) return;
    if (isFirst && former.atMs < startedAtMs && !isSince(result.front, startedAtMs)) return;
    notify(id);
  }

  function notify(id: string): void {
    const options = optionsNow();
    if (!options.systems.includes(id)) return;
    if (options.quiet && isQuiet(options, new Date(clock.now()))) return;
    const named = isNamed();
    const notification = compose(id, named);
    if (!(notification instanceof Promise)) return void device.show(notification);
    void notification.then((asked) => {
      // The person or the system may have changed their mind in the meantime.
      const isWanted = received.has(id) && optionsNow().systems.includes(id) && isNamed() === named;
      if (isWanted) void device.show(asked);
    });
  }

  function isNamed(): boolean {
    const { frontNotifications, discreet } = settings.getState();
    return frontNotifications.names && !discreet;
  }

  let wasNamed = isNamed();
  /** Closes notifications with names when the person turns names off. */
  function closeNamed(): void {
    if (wasNamed && !isNamed()) void device.close();
    wasNamed = isNamed();
  }

  let watched: FrontNotificationOptions['systems'] = [];
  function watch(): void {
    const { systems } = optionsNow();
    if (systems === watched) return;
    for (const id of watched) if (!systems.includes(id)) void device.close(notificationTag(id));
    watched = systems;
    refresher.watch(new Set(systems));
  }

  // At the start only, so that Undo after unfollowing restores the choice.
  forgetUnfollowed(options);
  watch();
  const stops = [
    refresher.subscribeAnswers(handleAnswer),
    settings.subscribe(watch),
    settings.subscribe(closeNamed),
    followed.subscribe((ids, former) => {
      for (const id of former) if (!ids.includes(id)) void device.close(notificationTag(id));
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    refresher.watch(new Set());
  };
}

type Settings = WatchFrontsOptions['settings'];

/** A system stays chosen when it gets another id. */
function renameChosen(settings: Settings, from: string, to: string): void {
  if (from === to || !settings.getState().frontNotifications.systems.includes(from)) return;
  choose(settings, (systems) => [...new Set(systems.map((id) => (id === from ? to : id)))]);
}

function forgetUnfollowed({ settings, followed }: WatchFrontsOptions): void {
  const ids = followed.getState();
  if (settings.getState().frontNotifications.systems.some((id) => !ids.includes(id))) {
    choose(settings, (systems) => systems.filter((id) => ids.includes(id)));
  }
}

function choose(settings: Settings, change: (systems: readonly string[]) => readonly string[]): void {
  settings.update(({ frontNotifications, ...rest }) => ({
    ...rest,
    frontNotifications: { ...frontNotifications, systems: change(frontNotifications.systems) },
  }));
}

function isSince({ lastSwitch }: Front, startedAtMs: number): boolean {
  return lastSwitch !== null && Date.parse(lastSwitch) >= startedAtMs;
}

/** Whether others front, or in another order. A corrected time of a switch, or a member's new name, is not a change. */
function isFrontChanged(former: Front, next: Front): boolean {
  return isKnown(former) && isKnown(next) && keyOf(former) !== keyOf(next);
}

/** Fronts that were not shared are not compared: sharing them again is not a switch. */
function isKnown({ state }: Front): boolean {
  return state === 'fronting' || state === 'switched-out' || state === 'never-switched';
}

function keyOf({ members }: Front): string {
  return members.map(recordKey).join(' ');
}
