import type { SystemView } from '../../cache/naming/system-view.ts';
import type { DeviceNotification } from '../../platform/device-notifications.ts';
import { notificationTag } from '../../sync/front-notifications/watch-fronts.ts';
import { notificationWords } from '../../text/notification-words.ts';

/** The notification for a system whose front has changed. It names members only where `isNamed`. */
export function composeNotification(
  { id, title, summary }: SystemView,
  isNamed: boolean,
): DeviceNotification {
  const place = { tag: notificationTag(id), path: `/lookup/system/${encodeURIComponent(id)}/fronters` };
  return isNamed
    ? { ...place, title, text: summary }
    : { ...place, title: notificationWords.changed, text: '' };
}
