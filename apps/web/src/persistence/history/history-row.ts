import { type FrontSwitch, preciseTimestamp } from '@frontboard/model';

/** A switch in a history. */
export type HistoryRow = Pick<FrontSwitch, 'timestamp' | 'memberIds'> & {
  readonly id: NonNullable<FrontSwitch['id']>;
  /** Whether its members are in front order. A list of the service has them in no order. */
  readonly isInOrder: boolean;
  /** The timestamp in milliseconds since 1970, with microseconds as the fraction. */
  readonly atMs: number;
};

/** A switch as the service lists it: without whole members, but with whether its members are in front order. */
export function frontSwitchOf({
  id,
  timestamp,
  memberIds,
  isInOrder,
}: HistoryRow): FrontSwitch & Pick<HistoryRow, 'isInOrder'> {
  return { id, timestamp, memberIds, members: null, isInOrder, extra: {} };
}

/** The row of a switch. Null for one without an id, or with a timestamp that can't be read. Whole members are in front order. */
export function historyRow(
  { id, timestamp, memberIds, members = null }: ReadSwitch,
  isInOrder: boolean = members !== null,
): HistoryRow | null {
  const atMs = preciseTimestamp(timestamp);
  if (id === null || atMs === null) return null;
  return { id, timestamp, memberIds, atMs, isInOrder: isInOrder || memberIds.length < 2 };
}

/** A switch from an answer. */
export type ReadSwitch = Pick<FrontSwitch, 'id' | 'timestamp' | 'memberIds'> &
  Partial<Pick<FrontSwitch, 'members'>>;
