import type { GroupPrivacyKey, MemberPrivacyKey, SystemPrivacyKey } from '@frontboard/model';
import type { AutoproxyMode, ConfigRow, MemberRow } from '../store/rows.ts';

/** The notation of a world: what matters about an invented system; the rest follows from the seed. */
export interface SystemSeed {
  /** The short id. */
  readonly id: string;
  readonly name: string | null;
  readonly description?: string;
  readonly tag?: string;
  readonly pronouns?: string;
  /** Six hex digits, as the service stores them. */
  readonly color?: string;
  /** `gone`: an address that answers 404. */
  readonly picture?: Picture;
  readonly banner?: boolean;
  readonly createdDaysAgo: number;
  /** What only the system itself may see. */
  readonly private?: readonly SystemPrivacyKey[];
  readonly members: readonly MemberSeed[];
  readonly groups?: readonly GroupSeed[];
  /** Absent: never switched. */
  readonly history?: HistorySeed;
  /** Whether the world has a token for it. */
  readonly token?: boolean;
  readonly config?: Partial<ConfigRow>;
  /** Linked Discord accounts. */
  readonly accounts?: readonly string[];
  readonly guilds?: readonly GuildSeed[];
}

export type Picture = boolean | 'gone';

export interface MemberSeed {
  /** The internal name; within a seed it also names the member, so it is unique there. */
  readonly name: string;
  /** The short id; drawn when absent. */
  readonly id?: string;
  readonly displayName?: string;
  readonly pronouns?: string;
  readonly color?: string;
  /** `YYYY-MM-DD`, year 0004 for none. */
  readonly birthday?: string;
  readonly description?: string;
  readonly picture?: Picture;
  readonly proxyPicture?: boolean;
  readonly banner?: boolean;
  /** Prefix and suffix of each proxy tag, null for none. */
  readonly tags?: readonly (readonly [string | null, string | null])[];
  /** Fields that have no notation here. */
  readonly fields?: Partial<MemberRow>;
  /** Number of messages; drawn when absent. */
  readonly messages?: number;
  readonly private?: readonly MemberPrivacyKey[];
}

export interface GroupSeed {
  readonly name: string;
  readonly displayName?: string;
  readonly description?: string;
  readonly color?: string;
  readonly picture?: Picture;
  readonly banner?: boolean;
  /** Names of members. */
  readonly members: readonly string[];
  readonly private?: readonly GroupPrivacyKey[];
}

export interface HistorySeed {
  /** Names of who is in front now, first fronter first; empty: switched out. */
  readonly now: readonly string[];
  readonly sinceMinutes: number;
  /** Switches just before, newest first: minutes ago, and the fronters. */
  readonly before?: readonly (readonly [minutesAgo: number, names: readonly string[]])[];
  /** How many days it goes back, and how many switches a day has on average. */
  readonly days: number;
  readonly perDay: number;
  /** Exactly so many switches, `days` or not. */
  readonly count?: number;
  /** The usual fronts: a weight, and the members (empty: switched out). At least two that differ. */
  readonly usual: readonly (readonly [weight: number, names: readonly string[]])[];
}

export interface GuildSeed {
  readonly id: string;
  readonly channel: string;
  readonly tag?: string;
  readonly displayName?: string;
  readonly proxying?: boolean;
  /** With mode `latch` the member is who is latched. */
  readonly autoproxy?: {
    readonly mode: AutoproxyMode;
    readonly member?: string;
    readonly latchedMinutesAgo?: number;
  };
  /** Members with their own name there. */
  readonly members?: readonly {
    readonly name: string;
    readonly displayName?: string;
    readonly keepProxy?: boolean;
  }[];
}
