/** The service's error codes by name (docs/api-notes.md, "Errors"). */
export const ERROR_CODES = {
  systemNotFound: 20001,
  memberNotFound: 20002,
  memberRefNotFound: 20003,
  groupNotFound: 20004,
  groupRefNotFound: 20005,
  messageNotFound: 20006,
  switchNotFound: 20007,
  switchNotVisible: 20008,
  systemGuildNotFound: 20009,
  memberGuildNotFound: 20010,
  memberListPrivate: 30001,
  groupListPrivate: 30002,
  groupMembersPrivate: 30003,
  frontersPrivate: 30004,
  historyPrivate: 30005,
  notOwnMember: 30006,
  notOwnGroup: 30007,
  notOwnMemberRef: 30008,
  invalidModel: 40001,
  duplicateMembers: 40003,
  sameFronters: 40004,
  sameTimestamp: 40005,
  invalidSwitchId: 40006,
  memberLimit: 40007,
  groupLimit: 40008,
  unimplemented: 50001,
} as const;

export type ErrorCodeName = keyof typeof ERROR_CODES;

/** The name of a code; null for an unknown one. */
export function errorCodeName(code: number | null): ErrorCodeName | null {
  const entry = Object.entries(ERROR_CODES).find(([, known]) => known === code);
  return entry === undefined ? null : (entry[0] as ErrorCodeName);
}
