import { ERROR_CODES } from '@frontboard/model';

/**
 * The service's error catalogue. `{ref}` is the reference as the request wrote it. Texts and codes are the wire
 * format (docs/api-notes.md, "Errors").
 */
const CATALOGUE = {
  badRequest: { status: 400, code: 0, message: '400: Bad Request' },
  unauthorized: { status: 401, code: 0, message: '401: Missing or invalid Authorization header' },
  forbidden: { status: 403, code: 0, message: '403: Missing permissions to access this resource' },
  crash: { status: 500, code: 0, message: '500: Internal Server Error' },
  systemNotFound: { status: 404, code: ERROR_CODES.systemNotFound, message: 'System not found.' },
  memberNotFound: { status: 404, code: ERROR_CODES.memberNotFound, message: 'Member not found.' },
  memberRefNotFound: {
    status: 404,
    code: ERROR_CODES.memberRefNotFound,
    message: "Member '{ref}' not found.",
  },
  groupNotFound: { status: 404, code: ERROR_CODES.groupNotFound, message: 'Group not found.' },
  groupRefNotFound: { status: 404, code: ERROR_CODES.groupRefNotFound, message: "Group '{ref}' not found." },
  messageNotFound: { status: 404, code: ERROR_CODES.messageNotFound, message: 'Message not found.' },
  switchNotFound: { status: 404, code: ERROR_CODES.switchNotFound, message: 'Switch not found.' },
  switchNotVisible: {
    status: 404,
    code: ERROR_CODES.switchNotVisible,
    message:
      'Switch not found, switch associated with different system, or unauthorized to view front history.',
  },
  systemGuildNotFound: {
    status: 404,
    code: ERROR_CODES.systemGuildNotFound,
    message: 'No system guild settings found for target guild.',
  },
  memberGuildNotFound: {
    status: 404,
    code: ERROR_CODES.memberGuildNotFound,
    message: 'No member guild settings found for target guild.',
  },
  memberListPrivate: {
    status: 403,
    code: ERROR_CODES.memberListPrivate,
    message: 'Unauthorized to view member list',
  },
  groupListPrivate: {
    status: 403,
    code: ERROR_CODES.groupListPrivate,
    message: 'Unauthorized to view group list',
  },
  groupMembersPrivate: {
    status: 403,
    code: ERROR_CODES.groupMembersPrivate,
    message: 'Unauthorized to view group member list',
  },
  frontersPrivate: {
    status: 403,
    code: ERROR_CODES.frontersPrivate,
    message: 'Unauthorized to view current fronters.',
  },
  historyPrivate: {
    status: 403,
    code: ERROR_CODES.historyPrivate,
    message: 'Unauthorized to view front history.',
  },
  notOwnMember: {
    status: 403,
    code: ERROR_CODES.notOwnMember,
    message: 'Target member is not part of your system.',
  },
  notOwnGroup: {
    status: 403,
    code: ERROR_CODES.notOwnGroup,
    message: 'Target group is not part of your system.',
  },
  notOwnMemberRef: {
    status: 403,
    code: ERROR_CODES.notOwnMemberRef,
    message: "Member '{ref}' is not part of your system.",
  },
  invalidModel: { status: 400, code: ERROR_CODES.invalidModel, message: 'Error parsing JSON model' },
  duplicateMembers: {
    status: 400,
    code: ERROR_CODES.duplicateMembers,
    message: 'Duplicate members in member list.',
  },
  sameFronters: {
    status: 400,
    code: ERROR_CODES.sameFronters,
    message: 'Member list identical to current fronter list.',
  },
  sameTimestamp: {
    status: 400,
    code: ERROR_CODES.sameTimestamp,
    message: 'Switch with provided timestamp already exists.',
  },
  invalidSwitchId: { status: 400, code: ERROR_CODES.invalidSwitchId, message: 'Invalid switch ID.' },
  memberLimit: { status: 400, code: ERROR_CODES.memberLimit, message: 'Member limit reached.' },
  groupLimit: { status: 400, code: ERROR_CODES.groupLimit, message: 'Group limit reached.' },
  unimplemented: { status: 501, code: ERROR_CODES.unimplemented, message: 'Unimplemented' },
} as const;

export type ServiceErrorName = keyof typeof CATALOGUE;

/** One complaint about a field, as in the `errors` of a 40001. */
export interface FieldError {
  message: string;
  actual_length?: number;
  max_length?: number;
}

/** A refusal in the service's own words; the pipeline turns it into the response. */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: number;
  /** Complaints by field, in a 40001. */
  readonly fields: Readonly<Record<string, readonly FieldError[]>> | undefined;

  constructor(
    name: ServiceErrorName,
    ref = '',
    fields?: Readonly<Record<string, readonly FieldError[]>>,
    options?: ErrorOptions,
  ) {
    const { status, code, message } = CATALOGUE[name];
    super(
      message.replace('{ref}', () => ref),
      options,
    );
    this.name = 'ServiceError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }

  /** The JSON body of the response. */
  get body(): { message: string; code: number; errors?: Readonly<Record<string, readonly FieldError[]>> } {
    const base = { message: this.message, code: this.code };
    return this.fields === undefined ? base : { ...base, errors: this.fields };
  }
}
