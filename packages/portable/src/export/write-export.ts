import { timestampSortKey } from '@frontboard/model';
import { CONFIG_KEYS, GROUP_KEYS, inOrder, MEMBER_KEYS, SYSTEM_KEYS } from './key-order.ts';
import { MARK_KEY, type PartMark } from './part-mark.ts';

/** A record as the service's API sends it to the owner. */
export type ApiRecord = Readonly<Record<string, unknown>>;

/** The service's data of a system, as it sends it. */
export interface ApiAnswers {
  readonly system: ApiRecord;
  readonly config: ApiRecord;
  readonly members: readonly ApiRecord[];
  /** With their `members`, as uuids. */
  readonly groups: readonly ApiRecord[];
  /** With members by short id, newest first. */
  readonly switches: readonly ApiRecord[];
}

/**
 * The text of the file that PluralKit's `pk;export` writes (version 2). It lacks what the API does not return: `accounts` and, mostly,
 * `card_show_color_hex`. `mark` says that only a part was chosen; PluralKit ignores it.
 */
export function writeExport(answers: ApiAnswers, mark: PartMark | null = null): string {
  const shortIds = new Map(answers.members.map(({ uuid, id }) => [uuid, id]));
  const file = {
    version: 2,
    ...inOrder(answers.system, SYSTEM_KEYS),
    config: inOrder(answers.config, CONFIG_KEYS),
    members: answers.members.map((member) => inOrder(member, MEMBER_KEYS)),
    groups: answers.groups.map((group) =>
      inOrder({ ...group, members: memberIds(group.members, shortIds) }, GROUP_KEYS),
    ),
    switches: mergeSwitches(answers.switches),
    ...(mark !== null && { [MARK_KEY]: mark }),
  };
  return escapeAsService(JSON.stringify(file));
}

/** A member who is not in the file must not be referenced by it. */
function memberIds(uuids: unknown, shortIds: ReadonlyMap<unknown, unknown>): unknown[] {
  return Array.isArray(uuids) ? uuids.map((uuid) => shortIds.get(uuid)).filter((id) => id !== undefined) : [];
}

/** Newest first. The exporter joins switches of one timestamp, repeated members included. */
function mergeSwitches(switches: readonly ApiRecord[]) {
  const byTime = new Map<string, unknown[]>();
  for (const { timestamp, members } of switches) {
    const known = byTime.get(String(timestamp)) ?? [];
    byTime.set(String(timestamp), [...known, ...(Array.isArray(members) ? members : [])]);
  }
  return [...byTime]
    .map(([timestamp, members]) => ({ key: timestampSortKey(timestamp) ?? '', timestamp, members }))
    .sort((one, other) => (one.key < other.key ? 1 : one.key > other.key ? -1 : 0))
    .map(({ timestamp, members }) => ({ timestamp, members }));
}

/** The service's JSON writer escapes these three beyond what JSON requires. */
function escapeAsService(json: string): string {
  return json.replace(
    /[\u0085\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
