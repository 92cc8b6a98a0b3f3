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
export type ShortcutAction =
  | { readonly kind: 'go'; readonly to: PlacePath }
  /** Presses the control with the mark; a text field gets the focus. */
  | { readonly kind: 'press'; readonly mark: ControlMark }
  /** Presses the one after the current of those with the mark. */
  | { readonly kind: 'next'; readonly mark: ControlMark }
  | { readonly kind: 'help' }
  /** Listed here; the focused control, or its screen, handles it. */
  | { readonly kind: 'listed' };

/** Keys pressed one after the other. `Mod` is Ctrl, or Cmd on a Mac. */
export type KeySteps = readonly string[];

interface ShortcutEntry {
  readonly id: string;
  /** Each of these works. */
  readonly ways: readonly KeySteps[];
  readonly action: ShortcutAction;
}

const go = (key: string, to: PlacePath) => ({ ways: [['g', key]], action: { kind: 'go', to } }) as const;
const press = (key: string, mark: ControlMark) =>
  ({ ways: [[key]], action: { kind: 'press', mark } }) as const;
const LISTED = { action: { kind: 'listed' } } as const;

/** All shortcuts by the screens they work on: the keys and the list both come from here. */
export const SHORTCUT_GROUPS = [
  {
    id: 'everywhere',
    shortcuts: [
      { id: 'help', ways: [['?']], action: { kind: 'help' } },
      { id: 'commands', ways: [['Mod+K']], ...LISTED },
      { id: 'search', ...press('/', 'search') },
      { id: 'close', ways: [['Escape']], ...LISTED },
      { id: 'notices', ways: [['F6']], ...LISTED },
    ],
  },
  {
    id: 'places',
    shortcuts: [
      { id: 'goStatus', ...go('s', '/status') },
      { id: 'goSwitch', ...go('w', '/switch') },
      { id: 'goHistory', ...go('h', '/history') },
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
      { id: 'record', ways: [['Mod+Enter']], ...LISTED },
      { id: 'clear', ...press('c', 'clear') },
      { id: 'choose', ways: [['Enter'], ['Space']], ...LISTED },
    ],
  },
  {
    id: 'lists',
    shortcuts: [
      { id: 'move', ways: [['ArrowUp'], ['ArrowDown'], ['ArrowLeft'], ['ArrowRight']], ...LISTED },
      { id: 'ends', ways: [['Home'], ['End']], ...LISTED },
      { id: 'pages', ways: [['PageUp'], ['PageDown']], ...LISTED },
      { id: 'intoList', ways: [['ArrowDown']], ...LISTED },
      { id: 'firstFound', ways: [['Enter']], ...LISTED },
      { id: 'selectRow', ways: [['Space']], ...LISTED },
      { id: 'selectRange', ways: [['Shift+ArrowUp'], ['Shift+ArrowDown'], ['Shift+Space']], ...LISTED },
      { id: 'selectAll', ways: [['Mod+A']], ...LISTED },
      { id: 'new', ...press('n', 'new') },
    ],
  },
  {
    id: 'pages',
    shortcuts: [
      { id: 'nextTab', ways: [['t']], action: { kind: 'next', mark: 'tab' } },
      { id: 'neighbours', ways: [['ArrowLeft'], ['ArrowRight']], ...LISTED },
      { id: 'edit', ...press('e', 'edit') },
      { id: 'save', ways: [['Mod+S']], action: { kind: 'press', mark: 'save' } },
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
