import { ERROR_CODES } from '@frontboard/model';
import {
  describeError,
  type ErrorContext,
  type ErrorDescription,
} from '../../../text/errors/describe-error.ts';
import { pastSwitchWords as words } from './words.ts';
import type { SwitchWrite } from './write-switch.ts';

const TOKEN_REFUSED = { ...words.tokenRefused, action: 'settings' } as const;
const NOT_YOURS = { ...words.notYours, action: 'settings' } as const;

/** The service refused to change a switch. */
const REFUSED: ErrorContext = {
  texts: {
    tokenRefused: TOKEN_REFUSED,
    tokenMissing: TOKEN_REFUSED,
    forbidden: NOT_YOURS,
    notShared: NOT_YOURS,
    notFound: words.gone,
  },
  codes: {
    [ERROR_CODES.memberRefNotFound]: words.unknownMember,
    [ERROR_CODES.notOwnMember]: words.unknownMember,
    [ERROR_CODES.notOwnMemberRef]: words.unknownMember,
    [ERROR_CODES.duplicateMembers]: words.twice,
    [ERROR_CODES.sameFronters]: words.sameMembers,
    [ERROR_CODES.sameTimestamp]: words.sameTime,
    [ERROR_CODES.invalidSwitchId]: words.gone,
    [ERROR_CODES.memberLimit]: words.limit,
    [ERROR_CODES.groupLimit]: words.limit,
  },
};

/** Why a change of a switch did not happen, in words, and what would help. */
export function describeWrite(
  write: Exclude<SwitchWrite, { readonly state: 'done' | 'changed' }>,
): ErrorDescription {
  if (write.state === 'gone') return words.gone;
  if (write.state === 'refused') return describeError(write.error, REFUSED);
  if (write.state === 'unsure') return { ...words.unsure, action: 'retry' };
  return { ...describeError(write.error), detail: words.notDone, action: 'retry' };
}
