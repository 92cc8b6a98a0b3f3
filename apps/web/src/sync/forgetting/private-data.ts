import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';

/** What exists only on this device, and is lost with the account once Undo is no longer offered. */
export type OnlyHereKind = 'switches' | 'drafts' | 'notes' | 'runs' | 'copies';

/** Stores again what was read before it was deleted. */
export type PutBack = () => void | Promise<void>;

/** One kind of data about an account. Each works without any screen having opened the data. */
export interface PrivateData {
  /** Present if the person is asked before the data is deleted: it exists nowhere else, and losing it is serious. */
  readonly onlyHere?: {
    readonly kind: OnlyHereKind;
    /** Whether there is something unreadable, which may belong to any account. */
    hasUnreadable(services: Services): boolean | Promise<boolean>;
    count(services: Services, viewer: Viewer): number | Promise<number>;
  };
  /**
   * Reads what the person made for the account and what is needed to keep it right, and returns the function that stores it again, for Undo.
   * Absent for copies of what the service has, where `onlyHere` asks first, and where the entry says why it can't come back.
   */
  snapshot?(services: Services, viewer: Viewer): PutBack | Promise<PutBack>;
  /**
   * True for what belongs to no account and goes with any: a person who forgets a token wants a device without traces. Nothing of it is left
   * by an account that is gone.
   */
  readonly isOfDevice?: true;
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
