import type { SystemView } from '../../cache/naming/system-view.ts';
import type { DeviceNotice } from '../../platform/device-notices.ts';
import { noticeTag } from '../../sync/front-notices/watch-fronts.ts';
import { noticeWords } from '../../text/notice-words.ts';

/** The notification for a system whose front has changed. It names members only where `isNamed`. */
export function composeNotice({ id, title, summary }: SystemView, isNamed: boolean): DeviceNotice {
  const place = { tag: noticeTag(id), path: `/lookup/system/${encodeURIComponent(id)}/fronters` };
  return isNamed ? { ...place, title, text: summary } : { ...place, title: noticeWords.changed, text: '' };
}
