import type { SystemView } from '../../data/followed/system-view.ts';
import { noticeTag } from '../../data/front-notices/watch-fronts.ts';
import type { DeviceNotice } from '../../platform/device-notices.ts';
import { noticeWords } from '../../words/notice-words.ts';

/** What is told of a system whose front has changed. Only a notice that `isNamed` says of whom. */
export function composeNotice({ id, title, summary }: SystemView, isNamed: boolean): DeviceNotice {
  const place = { tag: noticeTag(id), path: `/lookup/system/${encodeURIComponent(id)}/fronters` };
  return isNamed ? { ...place, title, text: summary } : { ...place, title: noticeWords.changed, text: '' };
}
