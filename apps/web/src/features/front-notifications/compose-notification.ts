import { parseTimestamp } from '@frontboard/model';
import type { FronterView, SystemView } from '../../cache/naming/system-view.ts';
import { knownSince, sinceText } from '../../parts/fronting-since/since-text.tsx';
import { frontingSinceWords } from '../../parts/fronting-since/words.ts';
import type { DeviceNotification } from '../../platform/device-notifications.ts';
import { notificationTag } from '../../sync/front-notifications/watch-fronts.ts';
import type { FrontSince } from '../../sync/fronting-since/walk-back.ts';
import { frontWords } from '../../text/front-words.ts';
import { listNames } from '../../text/list-names.ts';
import { notificationWords } from '../../text/notification-words.ts';

/** The notification for a system whose front has changed. It contains names only if `isNamed`. */
export function composeNotification(
  view: SystemView,
  isNamed: boolean,
  since: FrontSince = null,
): DeviceNotification {
  const { id, title, nickname, fronters } = view;
  const place = { tag: notificationTag(id), path: `/lookup/system/${encodeURIComponent(id)}/fronters` };
  if (!isNamed) return { ...place, title: notificationWords.changed, text: '' };
  const names = fronters.map(({ member, ...named }) => (member === null ? null : bothNames(named)));
  const hasNicknames = fronters.some((fronter) => fronter.nickname !== null);
  const summary = hasNicknames ? frontWords.fronting(listNames(names), names.length) : view.summary;
  return {
    ...place,
    title: bothNames({ name: title, nickname }),
    text: [summary, ...longer(view, since)].join('\n'),
  };
}

/** A name with what the person calls them. */
function bothNames({ name, nickname }: Pick<FronterView, 'name' | 'nickname'>): string {
  return nickname === null ? name : notificationWords.withNickname(name, nickname);
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
