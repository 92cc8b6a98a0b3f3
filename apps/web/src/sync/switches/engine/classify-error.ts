import { isUsageError } from '@frontboard/client';
import { ERROR_CODES } from '@frontboard/model';
import { describeError, type ErrorContext } from '../../../text/errors/describe-error.ts';
import { type ErrorMeaning, meaningOf } from '../../writes/error-meaning.ts';
import type { Refusal, SwitchCopy } from '../types.ts';
import { queueWords as words } from '../words.ts';

/** Why nothing can be sent at the moment. */
export type Trouble = keyof typeof words.waits;

/** What an error means for what was being sent. */
export type ErrorKind =
  | Exclude<ErrorMeaning, { kind: 'refused' }>
  /** The service will refuse it each time. */
  | { readonly kind: 'refused'; readonly refusal: Refusal };

const MEMBER_CODES: readonly number[] = [
  ERROR_CODES.memberNotFound,
  ERROR_CODES.memberRefNotFound,
  ERROR_CODES.notOwnMember,
  ERROR_CODES.notOwnMemberRef,
];

/** The same text for every code that is about a member. */
const forMemberCodes = <Text>(text: Text) => Object.fromEntries(MEMBER_CODES.map((code) => [code, text]));

/** The service refused to record a switch. */
const RECORD_REFUSED: ErrorContext = {
  title: words.refused.title,
  texts: { forbidden: words.refused.notAllowed, notShared: words.refused.notAllowed },
  codes: {
    ...forMemberCodes(words.refused.member),
    [ERROR_CODES.duplicateMembers]: words.refused.duplicates,
  },
};

const changed = words.refusedChange;

/** The service refused to change a switch that it has. */
const CHANGE_REFUSED: ErrorContext = {
  texts: { notFound: changed.gone },
  codes: {
    ...forMemberCodes(changed.unknownMember),
    [ERROR_CODES.duplicateMembers]: changed.twice,
    [ERROR_CODES.sameFronters]: changed.sameMembers,
    [ERROR_CODES.sameTimestamp]: changed.sameTime,
    [ERROR_CODES.invalidSwitchId]: changed.gone,
  },
};

/**
 * Only the service itself can refuse: an answer of anything in between is temporary.
 *
 * @param isChange whether a switch that the service has was to be changed
 */
export function classifyError(error: unknown, isChange = false): ErrorKind {
  const meaning = meaningOf(error);
  if (meaning.kind !== 'refused') return meaning;
  const said = meaning.error;
  const { status, code } = isUsageError(said) ? { status: 0, code: null } : said;
  const isOfChange = isChange && status !== 0 && status !== 403;
  const { title, detail } = describeError(said, isOfChange ? CHANGE_REFUSED : RECORD_REFUSED);
  const refusal = { code, status, title, detail, action: actionFor(status, code, isOfChange), latest: null };
  return { kind: 'refused', refusal };
}

/** Somebody else has changed the switch since the person saw it. */
export function conflictRefusal(latest: SwitchCopy): Refusal {
  return { code: null, status: 0, ...changed.conflict, action: 'retry', latest };
}

/** The switches before a new one have changed since it was planned. */
export function outdatedRefusal(): Refusal {
  return { code: null, status: 0, ...words.refused.outdated, action: 'retry', latest: null };
}

/** The switch was deleted elsewhere before it could be changed. */
export function goneRefusal(): Refusal {
  return { code: null, status: 404, ...changed.gone, action: 'dismiss', latest: null };
}

/** The clock of the device turned out to be wrong after a tap that could not be sent at once. */
export function clockRefusal(skewMs: number): Refusal {
  return { code: null, status: 0, ...words.refused.clock, action: 'retry', latest: null, skewMs };
}

/** The clock of the device was set back after a tap. */
export function futureRefusal(): Refusal {
  return { code: null, status: 0, ...words.refused.future, action: 'edit', latest: null };
}

function actionFor(status: number, code: number | null, isOfChange: boolean): Refusal['action'] {
  if (code !== null && MEMBER_CODES.includes(code)) return 'edit';
  if (code === ERROR_CODES.duplicateMembers && !isOfChange) return 'edit';
  return status === 403 ? 'settings' : 'retry';
}
