import { defineWords } from '../../text/define-words.ts';
import type { ScreenPath } from './paths.ts';

/** Views of one screen: they are called as it, unless they have a name. */
type ViewPath = Extract<
  ScreenPath,
  `/status/${string}` | `/lookup/system/$id/${string}` | `/manage/servers/$guild/${string}`
>;

/** The names of the screens: never a system's or a member's, because others see the title bar. */
export const screenNames = defineWords('screenNames', {
  '/birthdays': 'Birthdays',
  '/board': 'Board',
  '/debug': 'Troubleshooting',
  '/history': 'History',
  '/history/calendar': 'Calendar',
  '/history/statistics': 'Insight',
  '/history/timeline': 'Timeline',
  '/history/year': 'The year',
  '/licences': 'Licences',
  '/lookup': 'Lookup',
  '/lookup/group/$id': 'Group',
  '/lookup/member/$id': 'Member',
  '/lookup/system/$id': 'System',
  '/lookup/system/$id/groups/$group': 'Group',
  '/lookup/system/$id/members/$member': 'Member',
  '/manage': 'Manage',
  '/manage/add': 'Follow a system',
  '/manage/file': 'System file',
  '/manage/followed': 'Systems you follow',
  '/manage/groups': 'Your groups',
  '/manage/groups/$id': 'Group',
  '/manage/groups/$id/members': 'Group',
  '/manage/groups/bulk': 'Change several groups',
  '/manage/groups/new': 'New group',
  '/manage/members': 'Your members',
  '/manage/members/$id': 'Edit member',
  '/manage/members/$id/groups': 'Member',
  '/manage/members/bulk': 'Change several members',
  '/manage/members/new': 'New member',
  '/manage/members/proxies': 'Who would speak?',
  '/manage/servers': 'Servers',
  '/manage/servers/$guild': 'Server',
  '/manage/system': 'Your system',
  '/settings': 'Settings',
  '/status': 'Status',
  '/switch': 'Switch',
} satisfies Record<Exclude<ScreenPath, ViewPath>, string> & Partial<Record<ViewPath, string>>);
