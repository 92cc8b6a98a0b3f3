import type { FrontSwitch } from '@frontboard/model';
import type { SwitchCopy } from '../types.ts';

/** A switch from the service's latest answer. */
export interface ServiceCopy {
  readonly switchId: string;
  /** Uuids in front order. */
  readonly members: readonly string[];
}

/** What the service's answers say about a switch of the queue. */
export type ServiceAnswer =
  /**
   * It is there, with these members. `made` is the whole answer when it was just made or changed. `movedFrom`: where a row of ours had
   * stayed until it was moved to its moment just now.
   */
  | {
      readonly kind: 'there';
      readonly copy: ServiceCopy;
      readonly made: FrontSwitch | null;
      readonly movedFrom?: string;
    }
  /** It is as a guarded operation wants it, or a look has shown how it is. `settles`: which attempts can no longer be running. */
  | {
      readonly kind: 'changed';
      readonly copy: SwitchCopy;
      readonly made: FrontSwitch;
      readonly settles: 'members' | 'move' | 'all';
    }
  /** There is no such switch, or no longer. */
  | { readonly kind: 'absent' }
  /** These members were in front already; nothing was made. */
  | { readonly kind: 'already-so'; readonly members: readonly string[] }
  /** Another switch has that very moment. */
  | { readonly kind: 'taken' }
  /** Somebody switched after the switch and before its correction. */
  | { readonly kind: 'moved-on' }
  /** Somebody changed it since the person saw it; nothing was sent. */
  | { readonly kind: 'conflict'; readonly latest: SwitchCopy; readonly made: FrontSwitch };
