/** The status views. */
export const LAYOUTS = ['table', 'list', 'tile'] as const;
/** Where the table is on its page. */
export const TABLE_POSITIONS = ['start', 'center', 'end'] as const;
/** How the switcher sorts members. */
export const SORT_METHODS = ['by-name', 'by-last-message'] as const;
/** How a system's members are laid out in the lookup. */
export const MEMBER_LAYOUTS = ['list', 'table'] as const;

export type Layout = (typeof LAYOUTS)[number];
export type TablePosition = (typeof TABLE_POSITIONS)[number];
export type SortMethod = (typeof SORT_METHODS)[number];
export type MemberLayout = (typeof MEMBER_LAYOUTS)[number];

/** The widths a tile may have, in CSS pixels. */
export const TILE_SIZE = { min: 100, max: 500 } as const;
/** The sizes of pictures in lists and tables, in CSS pixels. */
export const ICON_SIZE = { min: 24, max: 128 } as const;

/** The persisted settings, schema version 16. Sizes in CSS pixels, intervals in seconds. */
export interface Settings {
  readonly status: {
    readonly tile: {
      readonly showSystemDescription: boolean;
      readonly showFronterDescription: boolean;
      readonly showUpdateTime: boolean;
      readonly showLastSwitch: boolean;
      readonly tileSize: number;
      /** The tile size is chosen so that all systems are in sight; ours, which PKStatus does not have. */
      readonly fitToScreen: boolean;
    };
    readonly table: {
      readonly verticalPosition: TablePosition;
      readonly horizontalPosition: TablePosition;
      readonly showUpdateTime: boolean;
      readonly showLastSwitch: boolean;
      readonly squareIcons: boolean;
      readonly showIcons: boolean;
      readonly forceMobileUi: boolean;
      readonly iconSize: number;
    };
    readonly list: {
      readonly showUpdateTime: boolean;
      readonly showLastSwitch: boolean;
      readonly squareIcons: boolean;
      readonly iconSize: number;
    };
    readonly lastLayout: Layout;
  };
  readonly switcher: {
    readonly lastSortMethod: SortMethod;
    /** Groups whose members the switcher leaves out. */
    readonly excludeGroups: readonly string[];
  };
  readonly lookup: {
    readonly memberLayout: MemberLayout;
    readonly colorAccent: boolean;
  };
  /** How ids are shown: split in two, in capitals. */
  readonly id: {
    readonly sep: boolean;
    readonly caps: boolean;
  };
  readonly systemUpdateInterval: number;
  readonly fronterUpdateInterval: number;
  readonly detectPronouns: boolean;
  readonly showCardDetails: boolean;
  readonly checkUpdates: boolean;
  /** The release a person does not want to hear of again. */
  readonly ignoreVersion: string | null;
  /** Secret: it opens the person's own system. Never logged, never part of a backup. */
  readonly token: string | null;
  readonly dark: boolean;
}

/** The version of `Settings`. */
export const SETTINGS_VERSION = 16;

/** What a first visit starts with, and the value of any field that is missing or invalid. */
export const DEFAULT_SETTINGS: Settings = {
  status: {
    tile: {
      showSystemDescription: false,
      showFronterDescription: false,
      showUpdateTime: false,
      showLastSwitch: false,
      tileSize: 250,
      fitToScreen: false,
    },
    table: {
      verticalPosition: 'center',
      horizontalPosition: 'center',
      showUpdateTime: false,
      showLastSwitch: false,
      squareIcons: true,
      showIcons: true,
      forceMobileUi: false,
      iconSize: 24,
    },
    list: { showUpdateTime: false, showLastSwitch: false, squareIcons: false, iconSize: 24 },
    lastLayout: 'tile',
  },
  switcher: { lastSortMethod: 'by-name', excludeGroups: [] },
  lookup: { memberLayout: 'list', colorAccent: true },
  id: { sep: false, caps: false },
  systemUpdateInterval: 3600,
  fronterUpdateInterval: 300,
  detectPronouns: true,
  showCardDetails: true,
  checkUpdates: true,
  ignoreVersion: null,
  token: null,
  dark: false,
};
