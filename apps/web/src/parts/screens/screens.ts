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
import { screenNames } from './names.ts';
import { layoutNames, otherScreenNames } from './other-names.ts';
import type { PlacePath } from './paths.ts';

interface ScreenRow {
  readonly Icon: LucideIcon;
  /** What follows `g` in its shortcut. */
  readonly key?: string;
  /** The palette has an action for it, or its layouts. */
  readonly isInPalette?: false;
}

const names: Readonly<Record<PlacePath, string>> = { ...screenNames, ...layoutNames };

/** What else there is to know of a screen, in the order of the palette. A link from outside may open every one. */
const ROWS: Readonly<Record<PlacePath, ScreenRow>> = {
  '/switch': { Icon: MAIN_ICONS['/switch'], key: 'w' },
  '/status': { Icon: MAIN_ICONS['/status'], key: 's', isInPalette: false },
  '/status/tile': { Icon: LayoutGrid },
  '/status/list': { Icon: LayoutList },
  '/status/table': { Icon: Table2 },
  '/board': { Icon: Monitor },
  '/birthdays': { Icon: Cake },
  '/history': {
    Icon: MAIN_ICONS['/history'],
    key: 'h',
  },
  '/lookup': { Icon: MAIN_ICONS['/lookup'], key: 'l' },
  '/history/statistics': { Icon: ChartColumn, key: 'i' },
  '/history/timeline': { Icon: ChartGantt },
  '/history/calendar': { Icon: CalendarDays },
  '/history/year': { Icon: CalendarRange },
  '/manage': { Icon: MAIN_ICONS['/manage'], key: 'f' },
  '/manage/add': { Icon: Plus, key: 'a', isInPalette: false },
  '/manage/followed': { Icon: ListOrdered },
  '/manage/system': { Icon: CircleUserRound, key: 'y' },
  '/manage/members': { Icon: UserRound, key: 'm' },
  '/manage/members/new': { Icon: UserPlus },
  '/manage/members/bulk': { Icon: ListChecks },
  '/manage/members/proxies': {
    Icon: MessageCircleQuestionMark,
  },
  '/manage/groups': { Icon: FolderOpen, key: 'g' },
  '/manage/groups/new': { Icon: Plus },
  '/manage/groups/bulk': { Icon: ListChecks },
  '/manage/servers': { Icon: Server, key: 'd' },
  '/manage/file': {
    Icon: FileJson,
    key: 'e',
  },
  '/settings': { Icon: MAIN_ICONS['/settings'], key: ',' },
  '/debug': { Icon: LifeBuoy, key: 't' },
  '/licences': { Icon: Scale },
};

/** A screen that can be opened. */
export interface Screen extends ScreenRow {
  readonly to: PlacePath;
  readonly name: string;
  /** What else people call it. */
  readonly otherNames: readonly string[];
}

const entries = Object.entries(ROWS) as [PlacePath, ScreenRow][]; // the keys of an object are typed as texts

/** Every screen without parameters, by its address. */
export const SCREENS = Object.fromEntries(
  entries.map(([to, row]): [PlacePath, Screen] => [
    to,
    { ...row, to, name: names[to], otherNames: otherScreenNames[to] },
  ]),
) as Readonly<Record<PlacePath, Screen>>;
