import type { PlacePath } from '../../state/places.ts';

/** The `data-shortcut` of a control, so that a key can press it. */
type ControlMark =
  | 'search'
  | 'refresh'
  | 'view-1'
  | 'view-2'
  | 'view-3'
  | 'tab'
  | 'new'
  | 'edit'
  | 'clear'
  | 'save';

/** The action of a shortcut. A key does only what a visible control does, so nothing invisible works. */
export type Deed =
  | { readonly kind: 'go'; readonly to: PlacePath }
  /** Presses the control with the mark; a text field gets the focus. */
  | { readonly kind: 'press'; readonly mark: ControlMark }
  /** Presses the one after the current of those with the mark. */
  | { readonly kind: 'next'; readonly mark: ControlMark }
  | { readonly kind: 'help' }
  /** Listed here; the focused control, or its screen, handles it. */
  | { readonly kind: 'told' };

/** Keys pressed one after the other. `Mod` is Ctrl, or Cmd on a Mac. */
export type KeySteps = readonly string[];

interface ShortcutEntry {
  readonly id: string;
  /** Each of these works. */
  readonly ways: readonly KeySteps[];
  readonly deed: Deed;
}

const go = (key: string, to: PlacePath) => ({ ways: [['g', key]], deed: { kind: 'go', to } }) as const;
const press = (key: string, mark: ControlMark) => ({ ways: [[key]], deed: { kind: 'press', mark } }) as const;
const TOLD = { deed: { kind: 'told' } } as const;

/** All shortcuts by the screens they work on: the keys and the list both come from here. */
export const SHORTCUT_GROUPS = [
  {
    id: 'everywhere',
    shortcuts: [
      { id: 'help', ways: [['?']], deed: { kind: 'help' } },
      { id: 'commands', ways: [['Mod+K']], ...TOLD },
      { id: 'search', ...press('/', 'search') },
      { id: 'close', ways: [['Escape']], ...TOLD },
      { id: 'notices', ways: [['F6']], ...TOLD },
    ],
  },
  {
    id: 'places',
    shortcuts: [
      { id: 'goStatus', ...go('s', '/status') },
      { id: 'goSwitch', ...go('w', '/switch') },
      { id: 'goLookup', ...go('l', '/lookup') },
      { id: 'goFollowed', ...go('f', '/manage') },
      { id: 'goAdd', ...go('a', '/manage/add') },
      { id: 'goSystem', ...go('y', '/manage/system') },
      { id: 'goMembers', ...go('m', '/manage/members') },
      { id: 'goGroups', ...go('g', '/manage/groups') },
      { id: 'goServers', ...go('d', '/manage/servers') },
      { id: 'goSettings', ...go(',', '/settings') },
      { id: 'goDebug', ...go('t', '/debug') },
    ],
  },
  {
    id: 'status',
    shortcuts: [
      { id: 'refresh', ...press('r', 'refresh') },
      { id: 'view1', ...press('1', 'view-1') },
      { id: 'view2', ...press('2', 'view-2') },
      { id: 'view3', ...press('3', 'view-3') },
    ],
  },
  {
    id: 'switch',
    shortcuts: [
      { id: 'record', ways: [['Mod+Enter']], ...TOLD },
      { id: 'clear', ...press('c', 'clear') },
      { id: 'choose', ways: [['Enter'], ['Space']], ...TOLD },
    ],
  },
  {
    id: 'lists',
    shortcuts: [
      { id: 'move', ways: [['ArrowUp'], ['ArrowDown'], ['ArrowLeft'], ['ArrowRight']], ...TOLD },
      { id: 'ends', ways: [['Home'], ['End']], ...TOLD },
      { id: 'pages', ways: [['PageUp'], ['PageDown']], ...TOLD },
      { id: 'intoList', ways: [['ArrowDown']], ...TOLD },
      { id: 'firstFound', ways: [['Enter']], ...TOLD },
      { id: 'selectRow', ways: [['Space']], ...TOLD },
      { id: 'selectRange', ways: [['Shift+ArrowUp'], ['Shift+ArrowDown'], ['Shift+Space']], ...TOLD },
      { id: 'selectAll', ways: [['Mod+A']], ...TOLD },
      { id: 'new', ...press('n', 'new') },
    ],
  },
  {
    id: 'pages',
    shortcuts: [
      { id: 'nextTab', ways: [['t']], deed: { kind: 'next', mark: 'tab' } },
      { id: 'neighbours', ways: [['ArrowLeft'], ['ArrowRight']], ...TOLD },
      { id: 'edit', ...press('e', 'edit') },
      { id: 'save', ways: [['Mod+S']], deed: { kind: 'press', mark: 'save' } },
    ],
  },
] as const satisfies readonly { readonly id: string; readonly shortcuts: readonly ShortcutEntry[] }[];

type AnyGroup = (typeof SHORTCUT_GROUPS)[number];
export type ShortcutGroupId = AnyGroup['id'];
export type ShortcutId = AnyGroup['shortcuts'][number]['id'];

/** One line of the list. */
export interface Shortcut extends ShortcutEntry {
  readonly id: ShortcutId;
}

/** All shortcuts in one row. */
export const SHORTCUTS: readonly Shortcut[] = SHORTCUT_GROUPS.flatMap(
  ({ shortcuts }): readonly Shortcut[] => shortcuts,
);
