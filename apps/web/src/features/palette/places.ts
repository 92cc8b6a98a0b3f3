import {
  ArrowLeftRight,
  CalendarDays,
  ChartColumn,
  ChartGantt,
  FileJson,
  History,
  House,
  LayoutGrid,
  LayoutList,
  LifeBuoy,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  MessageCircleQuestionMark,
  Plus,
  Scale,
  Search,
  Server,
  SlidersHorizontal,
  Table2,
  UserPlus,
  UserRound,
  UsersRound,
} from 'lucide-react';
import type { PlacePath } from '../../state/places.ts';
import { paletteWords } from './words.ts';

/** A screen that can be opened. */
export interface Place {
  readonly to: PlacePath;
  readonly name: string;
  /** Other names for it. */
  readonly otherNames: readonly string[];
  readonly Icon: LucideIcon;
}

const names = paletteWords.places;

/** All screens that have their own address. */
export const PALETTE_PLACES: readonly Place[] = [
  {
    to: '/switch',
    name: names.switch,
    otherNames: ['front', 'recent switches'],
    Icon: ArrowLeftRight,
  },
  { to: '/status/tile', name: names.tile, otherNames: ['tiles', 'fronters'], Icon: LayoutGrid },
  { to: '/status/list', name: names.list, otherNames: ['list'], Icon: LayoutList },
  { to: '/status/table', name: names.table, otherNames: ['table'], Icon: Table2 },
  {
    to: '/history',
    name: names.history,
    otherNames: ['past switches', 'log', 'export switches'],
    Icon: History,
  },
  { to: '/lookup', name: names.lookup, otherNames: ['search', 'find'], Icon: Search },
  {
    to: '/history/statistics',
    name: names.statistics,
    otherNames: ['statistics', 'figures', 'charts', 'how much each member fronted'],
    Icon: ChartColumn,
  },
  {
    to: '/history/timeline',
    name: names.timeline,
    otherNames: ['lanes', 'when each member fronted'],
    Icon: ChartGantt,
  },
  {
    to: '/history/calendar',
    name: names.calendar,
    otherNames: ['days', 'months'],
    Icon: CalendarDays,
  },
  { to: '/manage', name: names.manage, otherNames: ['followed systems'], Icon: UsersRound },
  { to: '/manage/followed', name: names.followed, otherNames: ['arrange', 'unfollow'], Icon: ListOrdered },
  { to: '/manage/system', name: names.ownSystem, otherNames: ['profile', 'privacy'], Icon: House },
  { to: '/manage/members', name: names.ownMembers, otherNames: ['manage members'], Icon: UserRound },
  {
    to: '/manage/members/new',
    name: names.newMember,
    otherNames: ['add a member', 'create'],
    Icon: UserPlus,
  },
  {
    to: '/manage/members/bulk',
    name: names.bulk,
    otherNames: ['bulk', 'several', 'who can see what'],
    Icon: ListChecks,
  },
  {
    to: '/manage/members/proxies',
    name: names.proxies,
    otherNames: ['proxy tags', 'try a message'],
    Icon: MessageCircleQuestionMark,
  },
  { to: '/manage/groups', name: names.ownGroups, otherNames: ['manage groups'], Icon: UsersRound },
  { to: '/manage/groups/new', name: names.newGroup, otherNames: ['add a group', 'create'], Icon: Plus },
  { to: '/manage/groups/bulk', name: names.bulkGroups, otherNames: ['bulk', 'several'], Icon: ListChecks },
  {
    to: '/manage/servers',
    name: names.servers,
    otherNames: ['guilds', 'autoproxy', 'discord'],
    Icon: Server,
  },
  {
    to: '/manage/file',
    name: names.file,
    otherNames: ['export', 'backup', 'compare', 'pk;export', 'json'],
    Icon: FileJson,
  },
  { to: '/settings', name: names.settings, otherNames: ['options', 'key', 'token'], Icon: SlidersHorizontal },
  { to: '/debug', name: names.debug, otherNames: ['debug', 'log', 'help'], Icon: LifeBuoy },
  { to: '/licences', name: names.licences, otherNames: ['licenses', 'copyright'], Icon: Scale },
];
