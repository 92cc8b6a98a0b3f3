import { parseTimestamp } from '@frontboard/model';
import {
  type FronterView,
  type NamingOptions,
  type Nicknames,
  type SystemView,
  summaryOf,
  viewSystem,
} from '../../cache/naming/system-view.ts';
import type { FollowedStatus } from '../../cache/status/types.ts';
import { knownSince, sinceText } from '../../parts/fronting-since/since-text.tsx';
import { frontingSinceWords } from '../../parts/fronting-since/words.ts';
import type { DeviceNotification } from '../../platform/device-notifications.ts';
import { notificationTag } from '../../sync/front-notifications/watch-fronts.ts';
import type { FrontSince } from '../../sync/fronting-since/walk-back.ts';
import { nicknameWords } from '../../text/nickname-words.ts';
import { notificationWords } from '../../text/notification-words.ts';

/** What a notification says of a system. Nicknames are beside the names, as on its page, whatever Status shows. */
export function notifiedView(
  status: FollowedStatus,
  options: NamingOptions,
  { systems, members }: Pick<Nicknames, 'systems' | 'members'>,
): SystemView {
  return viewSystem(status, options, { systems, members, isNicknameFirst: false });
}

/** The notification for a system whose front has changed. It contains names only if `isNamed`. */
export function composeNotification(
  view: SystemView,
  isNamed: boolean,
  since: FrontSince = null,
): DeviceNotification {
  const { id, title, nickname } = view;
  const place = { tag: notificationTag(id), path: `/lookup/system/${encodeURIComponent(id)}/fronters` };
  if (!isNamed) return { ...place, title: notificationWords.changed, text: '' };
  return {
    ...place,
    title: bothNames({ name: title, nickname }),
    text: [summaryOf(view, bothNames), ...longer(view, since)].join('\n'),
  };
}

/** A name with what the person calls them. */
function bothNames({ name, nickname }: Pick<FronterView, 'name' | 'nickname'>): string {
  return nicknameWords.beside(name, nickname);
}

/** Who was fronting before the change: "Luna since 14:02". */
function longer({ fronters, lastSwitch }: SystemView, since: FrontSince): readonly string[] {
  if (lastSwitch === null || since === null) return [];
  const switchMs = parseTimestamp(lastSwitch) ?? 0;
  return fronters.flatMap(({ name, member }: FronterView) => {
    const known = member === null ? null : knownSince(since, member.id, lastSwitch);
    return known !== null && known.atMs < switchMs ? frontingSinceWords.named(name, sinceText(known)) : [];
  });
}
