import type { PlacePath } from '../../parts/screens/paths.ts';
import { SCREENS } from '../../parts/screens/screens.ts';
import { shortcutWords } from './words.ts';

/** The `data-shortcut` of a control, so that a key can press it. */
type ControlMark =
  | 'search'
  | 'refresh'
  | 'view-1'
  | 'view-2'
  | 'view-3'
  | 'view-4'
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
  /** Presses the marked control after the current one. */
  | { readonly kind: 'next'; readonly mark: ControlMark }
  | { readonly kind: 'help' }
  /** Listed here; the focused control, or its screen, handles it. */
  | { readonly kind: 'listed' };

/** Keys pressed one after the other. `Mod` is Ctrl, or Cmd on a Mac. */
export type KeySteps = readonly string[];

/** One line of the list. */
export interface Shortcut {
  readonly name: string;
  /** Other words that find it. */
  readonly otherNames?: readonly string[];
  /** Each of these works. */
  readonly ways: readonly KeySteps[];
  readonly action: ShortcutAction;
}

const press = (key: string, mark: ControlMark) =>
  ({ ways: [[key]], action: { kind: 'press', mark } }) as const;
const LISTED = { action: { kind: 'listed' } } as const;

const { names } = shortcutWords;

interface ShortcutGroup {
  readonly id: keyof typeof shortcutWords.groups;
  readonly shortcuts: readonly Shortcut[];
}

/** All shortcuts by the screens they work on: the keys and the list both come from here. */
export const SHORTCUT_GROUPS: readonly ShortcutGroup[] = [
  {
    id: 'everywhere',
    shortcuts: [
      { name: names.help, ways: [['?']], action: { kind: 'help' } },
      { name: names.commands, ways: [['Mod+K']], ...LISTED },
      { name: names.search, ...press('/', 'search') },
      { name: names.close, ways: [['Escape']], ...LISTED },
      { name: names.notices, ways: [['F6']], ...LISTED },
    ],
  },
  {
    id: 'places',
    shortcuts: Object.values(SCREENS).flatMap(({ to, name, otherNames, key }): Shortcut[] =>
      key === undefined ? [] : [{ name, otherNames, ways: [['g', key]], action: { kind: 'go', to } }],
    ),
  },
  {
    id: 'status',
    shortcuts: [
      { name: names.refresh, ...press('r', 'refresh') },
      { name: names.view1, ...press('1', 'view-1') },
      { name: names.view2, ...press('2', 'view-2') },
      { name: names.view3, ...press('3', 'view-3') },
      { name: names.view4, ...press('4', 'view-4') },
    ],
  },
  {
    id: 'switch',
    shortcuts: [
      { name: names.record, ways: [['Mod+Enter']], ...LISTED },
      { name: names.clear, ...press('c', 'clear') },
      { name: names.choose, ways: [['Enter'], ['Space']], ...LISTED },
    ],
  },
  {
    id: 'lists',
    shortcuts: [
      { name: names.move, ways: [['ArrowUp'], ['ArrowDown'], ['ArrowLeft'], ['ArrowRight']], ...LISTED },
      { name: names.ends, ways: [['Home'], ['End']], ...LISTED },
      { name: names.pages, ways: [['PageUp'], ['PageDown']], ...LISTED },
      { name: names.intoList, ways: [['ArrowDown']], ...LISTED },
      { name: names.firstFound, ways: [['Enter']], ...LISTED },
      { name: names.editRow, ways: [['F2']], ...LISTED },
      { name: names.selectRow, ways: [['Space']], ...LISTED },
      { name: names.selectRange, ways: [['Shift+ArrowUp'], ['Shift+ArrowDown'], ['Shift+Space']], ...LISTED },
      { name: names.selectAll, ways: [['Mod+A']], ...LISTED },
      { name: names.new, ...press('n', 'new') },
    ],
  },
  {
    id: 'pages',
    shortcuts: [
      { name: names.nextTab, ways: [['t']], action: { kind: 'next', mark: 'tab' } },
      { name: names.neighbours, ways: [['ArrowLeft'], ['ArrowRight']], ...LISTED },
      { name: names.edit, ...press('e', 'edit') },
      { name: names.save, ways: [['Mod+S']], action: { kind: 'press', mark: 'save' } },
    ],
  },
];

/** All shortcuts in one row. */
export const SHORTCUTS: readonly Shortcut[] = SHORTCUT_GROUPS.flatMap(({ shortcuts }) => shortcuts);
