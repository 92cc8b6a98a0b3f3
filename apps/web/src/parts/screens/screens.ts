import {
  Cake,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ChartGantt,
  CircleUserRound,
  FileJson,
  FolderOpen,
  LayoutGrid,
  LayoutList,
  LifeBuoy,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  MessageCircleQuestionMark,
  Monitor,
  Plus,
  Scale,
  Server,
  Table2,
  UserPlus,
  UserRound,
} from 'lucide-react';
import { MAIN_ICONS } from './main-screens.ts';
import { layoutNames, screenNames } from './names.ts';
import type { PlacePath } from './paths.ts';

interface ScreenRow {
  readonly Icon: LucideIcon;
  /** What else people call it. */
  readonly otherNames: readonly string[];
  /** What follows `g` in its shortcut. */
  readonly key?: string;
  /** The palette has an action for it, or its layouts. */
  readonly isInPalette?: false;
}

const names: Readonly<Record<PlacePath, string>> = { ...screenNames, ...layoutNames };

/** What else there is to know of a screen, in the order of the palette. A link from outside may open every one. */
const ROWS: Readonly<Record<PlacePath, ScreenRow>> = {
  '/switch': { Icon: MAIN_ICONS['/switch'], otherNames: ['front', 'recent switches'], key: 'w' },
  '/status': { Icon: MAIN_ICONS['/status'], otherNames: ['fronters'], key: 's', isInPalette: false },
  '/status/tile': { Icon: LayoutGrid, otherNames: ['tiles', 'fronters'] },
  '/status/list': { Icon: LayoutList, otherNames: ['list'] },
  '/status/table': { Icon: Table2, otherNames: ['table'] },
  '/board': { Icon: Monitor, otherNames: ['overlay', 'stream', 'wall', 'tablet', 'full screen'] },
  '/birthdays': { Icon: Cake, otherNames: ['anniversaries', 'birthday calendar'] },
  '/history': {
    Icon: MAIN_ICONS['/history'],
    otherNames: ['past switches', 'log', 'export switches'],
    key: 'h',
  },
  '/lookup': { Icon: MAIN_ICONS['/lookup'], otherNames: ['search', 'find'], key: 'l' },
  '/history/statistics': {
    Icon: ChartColumn,
    otherNames: ['statistics', 'figures', 'charts', 'how much each member fronted'],
  },
  '/history/timeline': { Icon: ChartGantt, otherNames: ['lanes', 'when each member fronted'] },
  '/history/calendar': { Icon: CalendarDays, otherNames: ['days', 'months'] },
  '/history/year': { Icon: CalendarRange, otherNames: ['quilt', 'everybody', 'quiet days'] },
  '/manage': { Icon: MAIN_ICONS['/manage'], otherNames: ['followed systems'], key: 'f' },
  '/manage/add': { Icon: Plus, otherNames: ['add a system'], key: 'a', isInPalette: false },
  '/manage/followed': { Icon: ListOrdered, otherNames: ['arrange', 'unfollow'] },
  '/manage/system': { Icon: CircleUserRound, otherNames: ['profile', 'privacy'], key: 'y' },
  '/manage/members': { Icon: UserRound, otherNames: ['manage members'], key: 'm' },
  '/manage/members/new': { Icon: UserPlus, otherNames: ['add a member', 'create'] },
  '/manage/members/bulk': { Icon: ListChecks, otherNames: ['bulk', 'several', 'who can see what'] },
  '/manage/members/proxies': {
    Icon: MessageCircleQuestionMark,
    otherNames: ['proxy tags', 'try a message'],
  },
  '/manage/groups': { Icon: FolderOpen, otherNames: ['manage groups'], key: 'g' },
  '/manage/groups/new': { Icon: Plus, otherNames: ['add a group', 'create'] },
  '/manage/groups/bulk': { Icon: ListChecks, otherNames: ['bulk', 'several'] },
  '/manage/servers': { Icon: Server, otherNames: ['guilds', 'autoproxy', 'discord'], key: 'd' },
  '/manage/file': {
    Icon: FileJson,
    otherNames: ['export', 'backup', 'compare', 'pk;export', 'json'],
    key: 'e',
  },
  '/settings': { Icon: MAIN_ICONS['/settings'], otherNames: ['options', 'key', 'token'], key: ',' },
  '/debug': { Icon: LifeBuoy, otherNames: ['debug', 'log', 'help'], key: 't' },
  '/licences': { Icon: Scale, otherNames: ['licenses', 'copyright'] },
};

/** A screen that can be opened. */
export interface Screen extends ScreenRow {
  readonly to: PlacePath;
  readonly name: string;
}

const entries = Object.entries(ROWS) as [PlacePath, ScreenRow][]; // the keys of an object are typed as texts

/** Every screen without parameters, by its address. */
export const SCREENS = Object.fromEntries(
  entries.map(([to, row]): [PlacePath, Screen] => [to, { ...row, to, name: names[to] }]),
) as Readonly<Record<PlacePath, Screen>>;
