import {
  ArrowLeftRight,
  FileJson,
  History,
  House,
  LayoutGrid,
  LayoutList,
  LifeBuoy,
  ListOrdered,
  type LucideIcon,
  Search,
  Server,
  SlidersHorizontal,
  Table2,
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
  { to: '/manage', name: names.manage, otherNames: ['followed systems'], Icon: UsersRound },
  { to: '/manage/followed', name: names.followed, otherNames: ['arrange', 'unfollow'], Icon: ListOrdered },
  { to: '/manage/system', name: names.ownSystem, otherNames: ['profile', 'privacy'], Icon: House },
  { to: '/manage/members', name: names.ownMembers, otherNames: ['manage members'], Icon: UserRound },
  { to: '/manage/groups', name: names.ownGroups, otherNames: ['manage groups'], Icon: UsersRound },
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
];
