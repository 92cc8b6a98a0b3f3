import { microsecondAfter } from '@frontboard/model';
import { orderKey } from '../../../cache/switches/switch-order.ts';
import { OWN } from '../../../session/active-token.ts';
import { LOOK_BACK, switchWith } from '../made/service-switches.ts';
import type { AskOptions } from './ask-options.ts';
import { timestampOf } from './instants.ts';
import { isCorrecting, switchIdOf, topMembers } from './queued-switch.ts';

/**
 * Whether a correction comes too late: a switch that is not ours is between the corrected one and the tap; or any switch if the
 * corrected one was moved elsewhere, because then the order of ours is unknown. False if it is not a correction.
 */
export async function hasMovedOn(options: AskOptions): Promise<boolean> {
  const { service, queued, queue, signal } = options;
  if (!isCorrecting(queued)) return false;
  const tapMs = topMembers(queued)?.tapMs ?? queued.atMs;
  const { switches } = await service.list(OWN, {
    before: microsecondAfter(timestampOf(tapMs)),
    limit: LOOK_BACK,
    signal,
  });
  const id = switchIdOf(queued);
  const listed = switches.find((it) => it.id === id);
  const now = listed ?? (id === null ? null : await switchWith(options, id));
  // If it no longer exists, the request to change it says so.
  if (now !== null && orderKey(now) !== orderKey(queued)) {
    const newest = switches.find((it) => it.id !== id);
    return newest !== undefined && orderKey(newest) > orderKey(now);
  }
  // One of ours that is at another time than the queue knows was moved there elsewhere.
  const ownMoments = new Set([queued, ...queue].map(orderKey));
  return switches.some((it) => orderKey(it) > orderKey(queued) && !ownMoments.has(orderKey(it)));
}
