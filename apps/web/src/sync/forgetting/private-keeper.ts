import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';

/** What exists on this device alone and would be lost with the account. */
export type UnsentKind = 'switches' | 'drafts';

/** Someone who keeps something of an account on the device. It must be able to forget without ever having been shown. */
export interface PrivateKeeper {
  /** What the person made that is nowhere else yet. Left out by those who only keep copies. */
  readonly unsent?: {
    readonly kind: UnsentKind;
    /** Whether there is something that could not be read, and may be of any account. */
    hasUnreadable(services: Services): boolean | Promise<boolean>;
    count(services: Services, viewer: Viewer): number | Promise<number>;
  };
  /** True for mere copies of what the token saw: they also go when the service refuses the token. */
  readonly isCache?: boolean;
  /** Deletes everything of the account whose eyes are `viewer`. */
  forget(services: Services, viewer: Viewer): void | Promise<void>;
}
