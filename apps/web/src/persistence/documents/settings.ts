/** The status views. */
export const LAYOUTS = ['table', 'list', 'tile'] as const;
/** Where the table is on its page. */
export const TABLE_POSITIONS = ['start', 'center', 'end'] as const;
/** How the switcher sorts members. */
export const SORT_METHODS = ['by-name', 'by-last-message'] as const;
/** How lists of members and groups are laid out. */
export const LIST_LAYOUTS = ['list', 'table', 'grid', 'faces'] as const;
/** Whether the app is light or dark; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
/** Which pictures are loaded: only pictures from PluralKit and Discord, all, or none. The suggestion is offered first. */
export const IMAGE_CHOICES = ['trusted', 'all', 'none'] as const;
/** The device's own typeface, or one made for easier reading. */
export const FONTS = ['system', 'atkinson', 'opendyslexic'] as const;
export const TEXT_SIZES = ['small', 'normal', 'large', 'larger'] as const;
export const DENSITIES = ['comfortable', 'compact'] as const;
/** The language of the texts; `device` is the first one of the device's that the app has. `en-XA` is invented, for finding texts outside the catalogue. */
export const LANGUAGE_CHOICES = ['device', 'en', 'de', 'en-XA'] as const;
/** What members are called; `own` is the person's own word. */
export const MEMBER_WORDS = ['member', 'headmate', 'part', 'alter', 'own'] as const;
/** Whether times are written with 12 or 24 hours; `device` follows the language and region of the device. */
export const HOUR_FORMATS = ['device', '12', '24'] as const;

export const FRONT_TITLES = ['off', 'names', 'initials'] as const;

/** Copies of the own system: after how long without one the app reminds, or how often a native program writes one to a folder. */
export const COPY_PLANS = [
  'off',
  'remind-week',
  'remind-month',
  'remind-quarter',
  'write-day',
  'write-week',
  'write-month',
] as const;
export const COPY_COUNTS = [3, 5, 10, 30] as const;

export type Layout = (typeof LAYOUTS)[number];
export type TablePosition = (typeof TABLE_POSITIONS)[number];
export type SortMethod = (typeof SORT_METHODS)[number];
export type ListLayout = (typeof LIST_LAYOUTS)[number];
export type CopyPlan = (typeof COPY_PLANS)[number];
export type ThemeChoice = (typeof THEMES)[number];

/** The widths a tile may have, in CSS pixels. */
export const TILE_SIZE = { min: 100, max: 500 } as const;
/** The sizes of pictures in lists and tables, in CSS pixels. */
export const ICON_SIZE = { min: 24, max: 128 } as const;
/** The longest own word for members, in characters. */
export const LONGEST_OWN_WORD = 30;
/** A longer time would make every switch replace the last one. */
export const LONGEST_CORRECTION_MINUTES = 10;

/** Everything a person sets, on this device. Sizes in CSS pixels, intervals in seconds. `join-settings.ts` makes it of the stored formats. */
export interface Settings {
  readonly status: {
    readonly tile: {
      readonly showSystemDescription: boolean;
      readonly showFronterDescription: boolean;
      readonly showUpdateTime: boolean;
      readonly showLastSwitch: boolean;
      readonly showFrontingSince: boolean;
      readonly tileSize: number;
      /** Chooses the tile size so that all systems fit on the screen. */
      readonly fitToScreen: boolean;
    };
    readonly table: {
      readonly verticalPosition: TablePosition;
      readonly horizontalPosition: TablePosition;
      readonly showUpdateTime: boolean;
      readonly showLastSwitch: boolean;
      readonly showFrontingSince: boolean;
      readonly squareIcons: boolean;
      readonly showIcons: boolean;
      readonly forceMobileUi: boolean;
      /** The fronters of all systems below each other, by their place in the front. */
      readonly frontersInColumns: boolean;
      readonly iconSize: number;
    };
    readonly list: {
      readonly showUpdateTime: boolean;
      readonly showLastSwitch: boolean;
      readonly showFrontingSince: boolean;
      readonly squareIcons: boolean;
      readonly iconSize: number;
    };
    readonly lastLayout: Layout;
  };
  readonly switcher: {
    readonly lastSortMethod: SortMethod;
    /** The switcher leaves out the members of these groups. */
    readonly excludeGroups: readonly string[];
  };
  readonly lookup: {
    /** The layout of all lists of members and groups. */
    readonly memberLayout: ListLayout;
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
  /** In the cards of systems and fronters on the status screen. Pages always show all. */
  readonly showCardDetails: boolean;
  readonly checkUpdates: boolean;
  /** The release that the person has skipped. */
  readonly ignoreVersion: string | null;
  /** Secret: it gives access to the person's own system. Never logged, never part of a backup. */
  readonly token: string | null;
  readonly theme: ThemeChoice;
  readonly images: (typeof IMAGE_CHOICES)[number];
  /** The person has chosen that: the app asks once. */
  readonly hasChosenImages: boolean;
  /** Pictures of these hosts are loaded, too, unless none are. */
  readonly imageHosts: readonly string[];
  /** The columns of tables of members and of groups, by their keys; null: nobody has chosen, and the list decides. */
  readonly listColumns: readonly string[] | null;
  /** What rows of members and of groups show beside the name, in the same way. */
  readonly rowColumns: readonly string[] | null;
  /** A switch within so many minutes after another changes that one instead; 0 always adds one. */
  readonly correctSwitchMinutes: number;
  /** Also checks for newer versions in a browser, where the page is always the newest one served. */
  readonly checksReleasesOnWeb: boolean;
  readonly font: (typeof FONTS)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly density: (typeof DENSITIES)[number];
  readonly language: (typeof LANGUAGE_CHOICES)[number];
  readonly memberWord: (typeof MEMBER_WORDS)[number];
  /** For one member and for several. They count only when both are there. */
  readonly ownMemberWord: string;
  readonly ownMembersWord: string;
  /** Initials instead of names, and blurred pictures: for when others can see the screen. */
  readonly discreet: boolean;
  /** False shows times of day instead of relative times ("5 minutes ago"). */
  readonly runningTimes: boolean;
  readonly hours: (typeof HOUR_FORMATS)[number];
  /** False turns single-key shortcuts off: only those with Ctrl or Cmd work. */
  readonly singleKeys: boolean;
  /** A press on a member of the switch screen records a switch to only them, instead of choosing them. */
  readonly singleTaps: boolean;
  /** After an absence, the switch screen shows who was in front since. */
  readonly awayCard: boolean;
  /** The members in front can leave a note for whoever is next. */
  readonly frontNotes: boolean;
  /** The switch screen shows first who is often in front at this time of the day. */
  readonly aroundNow: boolean;
  /** The switch screen offers to save fronts that are often in the history. */
  readonly frontIdeas: boolean;
  /** A switch can be at about a time, and a time can have somebody whom nobody knows. */
  readonly unsureTimes: boolean;
  /** The details of others begin with how to say hello. */
  readonly greetings: boolean;
  /** Status says which birthdays and anniversaries are to come. */
  readonly birthdays: boolean;
  /** They say how many years it is. */
  readonly birthdayAges: boolean;
  /** How the title of the page says who is in front of the own system. */
  readonly frontTitle: (typeof FRONT_TITLES)[number];
  /** The launcher of Android has shortcuts of saved fronts, with their names. */
  readonly launcherFronts: boolean;
  /** Copies of the own system: a reminder after so long, or a file so often, which only the native programs can write. */
  readonly copyPlan: CopyPlan;
  /** How many of the newest written copies stay. */
  readonly copyCount: (typeof COPY_COUNTS)[number];
  readonly frontNotifications: FrontNotificationOptions;
}

/** Notifications of changed fronts. */
export interface FrontNotificationOptions {
  /** The chosen ids; ids that are no longer followed are ignored. */
  readonly systems: readonly string[];
  /** Notifications name the system and its fronters. */
  readonly names: boolean;
  /** No notification appears between two times of day, which may have midnight between them. */
  readonly quiet: boolean;
  /** Local time, `HH:MM`. */
  readonly quietFrom: string;
  readonly quietTo: string;
}

/** The defaults, for a first visit and for any missing or invalid field. */
export const DEFAULT_SETTINGS: Settings = {
  status: {
    tile: {
      showSystemDescription: false,
      showFronterDescription: false,
      showUpdateTime: false,
      showLastSwitch: false,
      showFrontingSince: false,
      tileSize: 250,
      fitToScreen: false,
    },
    table: {
      verticalPosition: 'center',
      horizontalPosition: 'center',
      showUpdateTime: false,
      showLastSwitch: false,
      showFrontingSince: false,
      squareIcons: true,
      showIcons: true,
      forceMobileUi: false,
      frontersInColumns: false,
      iconSize: 24,
    },
    list: {
      showUpdateTime: false,
      showLastSwitch: false,
      showFrontingSince: false,
      squareIcons: false,
      iconSize: 24,
    },
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
  theme: 'system',
  // Until the person has chosen: the host of a picture sees everyone who loads it.
  images: 'trusted',
  hasChosenImages: false,
  imageHosts: [],
  listColumns: null,
  rowColumns: null,
  correctSwitchMinutes: 0,
  checksReleasesOnWeb: false,
  font: 'system',
  textSize: 'normal',
  density: 'comfortable',
  language: 'device',
  memberWord: 'member',
  ownMemberWord: '',
  ownMembersWord: '',
  discreet: false,
  runningTimes: true,
  hours: 'device',
  singleKeys: true,
  singleTaps: false,
  awayCard: true,
  frontNotes: true,
  aroundNow: true,
  unsureTimes: true,
  frontIdeas: false,
  greetings: true,
  birthdays: false,
  birthdayAges: false,
  frontTitle: 'off',
  launcherFronts: false,
  copyPlan: 'off',
  copyCount: 10,
  frontNotifications: { systems: [], names: false, quiet: false, quietFrom: '22:00', quietTo: '07:00' },
};
