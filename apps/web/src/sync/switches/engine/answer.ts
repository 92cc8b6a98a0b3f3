import type { FrontSwitch, SwitchId } from '@frontboard/model';

/** A switch from the service's latest answer. */
export interface ServiceCopy {
  readonly switchId: SwitchId;
  /** Uuids in front order. */
  readonly members: readonly string[];
}

/** What the service's answers say about a switch of the queue. */
export type ServiceAnswer =
  /**
   * It exists, with these members. `made` is the whole answer when it was just created or changed. `found` is the whole switch if it was only
   * read. `movedFrom`: where one of our rows was before it was moved to its time.
   */
  | {
      readonly kind: 'there';
      readonly copy: ServiceCopy;
      readonly made: FrontSwitch | null;
      readonly found?: FrontSwitch;
      readonly movedFrom?: string;
    }
  /** It is as a guarded operation wants it, or a read has returned it. `settles`: which attempts can no longer be running. */
  | { readonly kind: 'changed'; readonly made: FrontSwitch; readonly settles: 'members' | 'move' | 'all' }
  /** The switch does not exist, or no longer. */
  | { readonly kind: 'absent' }
  /** Its row is another switch of the queue, which the person has opened and changed since. Nothing was sent, and the row stays. */
  | { readonly kind: 'not-ours' }
  /** These members were fronting already; nothing was created. */
  | { readonly kind: 'already-so'; readonly members: readonly string[] }
  /** Another switch has exactly this time. */
  | { readonly kind: 'taken' }
  /** Somebody switched after the switch and before its correction. */
  | { readonly kind: 'moved-on' }
  /** The history before it is not the one it was planned on; nothing was sent. `now`: the switch that differs, null if it was deleted. */
  | { readonly kind: 'outdated'; readonly switchId: string; readonly now: FrontSwitch | null }
  /** Somebody changed it after the person saw it; nothing was sent. */
  | { readonly kind: 'conflict'; readonly made: FrontSwitch };
