import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';

/** What exists only on this device and would be lost with the account. */
export type UnsentKind = 'switches' | 'drafts' | 'runs';

/** One kind of data about an account. Each works without any screen having opened the data. */
export interface PrivateData {
  /** Present if a person made the data and it exists nowhere else. */
  readonly unsent?: {
    readonly kind: UnsentKind;
    /** Whether there is something unreadable, which may belong to any account. */
    hasUnreadable(services: Services): boolean | Promise<boolean>;
    count(services: Services, viewer: Viewer): number | Promise<number>;
  };
  /** Deletes the data of the account, on the device and in this page. */
  forget(services: Services, viewer: Viewer): void | Promise<void>;
  /**
   * What happens when a stored account becomes session-only. `forget`: the data is a copy of what the service has. A function
   * moves what a person made from the device to this page. Absent if the data belongs to no account, or follows its account
   * without help.
   */
  readonly onSessionOnly?: 'forget' | ((services: Services, viewer: Viewer) => void | Promise<void>);
  /** Whether something unfinished continues from it, once a refused token was replaced. Absent for what nothing continues from. */
  isNeeded?(services: Services, viewer: Viewer): boolean;
}
