import { type ApiError, isServiceAnswer } from '@frontboard/client';
import { describeError, type ErrorDescription } from '../../../text/errors/describe-error.ts';
import { pastSwitchWords as words } from './words.ts';
import type { SwitchWrite } from './write-switch.ts';

/** Why a change of a switch did not happen, in words, and what would help. */
export function describeWrite(
  write: Exclude<SwitchWrite, { readonly state: 'done' | 'changed' }>,
): ErrorDescription {
  if (write.state === 'gone') return words.gone;
  if (write.state === 'refused') return describeRefusal(write.error);
  if (write.state === 'unsure') return { ...words.unsure, action: 'retry' };
  return { ...describeError(write.error), detail: words.notDone, action: 'retry' };
}

const REFUSALS: ReadonlyMap<number | null, ErrorDescription> = new Map<number | null, ErrorDescription>([
  [20003, words.unknownMember],
  [30006, words.unknownMember],
  [30008, words.unknownMember],
  [40003, words.twice],
  [40004, words.sameMembers],
  [40005, words.sameTime],
  [40006, words.gone],
  [40007, words.limit],
  [40008, words.limit],
]);

function describeRefusal(error: ApiError): ErrorDescription {
  const known = REFUSALS.get(error.code);
  if (known !== undefined) return known;
  if (!isServiceAnswer(error)) return describeError(error);
  if (error.status === 401) return { ...words.keyRefused, action: 'settings' };
  if (error.status === 403) return { ...words.notYours, action: 'settings' };
  return error.status === 404 ? words.gone : describeError(error);
}
