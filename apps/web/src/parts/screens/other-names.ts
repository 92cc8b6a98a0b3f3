import { defineWords } from '../../text/define-words.ts';

/** What else people call the screens, for the search. */
export const otherScreenNames = defineWords('otherScreenNames', {
  '/switch': ['front', 'recent switches'],
  '/status': ['fronters'],
  '/status/tile': ['tiles', 'fronters'],
  '/status/list': ['list'],
  '/status/table': ['table'],
  '/board': ['overlay', 'stream', 'wall', 'tablet', 'full screen'],
  '/birthdays': ['anniversaries', 'birthday calendar'],
  '/history': ['past switches', 'log', 'export switches'],
  '/lookup': ['search', 'find'],
  '/history/statistics': ['statistics', 'figures', 'charts', 'how much each member fronted'],
  '/history/timeline': ['lanes', 'when each member fronted'],
  '/history/calendar': ['days', 'months'],
  '/history/year': ['quilt', 'everybody', 'quiet days'],
  '/manage': ['followed systems'],
  '/manage/add': ['add a system'],
  '/manage/followed': ['arrange', 'unfollow'],
  '/manage/system': ['profile', 'privacy'],
  '/manage/members': ['manage members'],
  '/manage/members/new': ['add a member', 'create'],
  '/manage/members/bulk': ['bulk', 'several', 'who can see what'],
  '/manage/members/proxies': ['proxy tags', 'try a message'],
  '/manage/groups': ['manage groups'],
  '/manage/groups/new': ['add a group', 'create'],
  '/manage/groups/bulk': ['bulk', 'several'],
  '/manage/servers': ['guilds', 'autoproxy', 'discord'],
  '/manage/file': ['export', 'backup', 'compare', 'pk;export', 'json'],
  '/settings': ['options', 'key', 'token'],
  '/debug': ['debug', 'log', 'help'],
  '/licences': ['licenses', 'copyright'],
});

/** The layouts of Status, which the palette opens one by one. */
export const layoutNames = defineWords('layoutNames', {
  '/status/tile': 'Status as tiles',
  '/status/list': 'Status as a list',
  '/status/table': 'Status as a table',
});
