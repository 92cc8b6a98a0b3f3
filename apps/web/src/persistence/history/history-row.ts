import { type FrontSwitch, preciseTimestamp } from '@frontboard/model';

/** A switch in a history. Its members are in front order if that is known, otherwise in no order. */
export type HistoryRow = Pick<FrontSwitch, 'timestamp' | 'memberIds'> & {
  readonly id: NonNullable<FrontSwitch['id']>;
  /** The timestamp in milliseconds since 1970, with microseconds as the fraction. */
  readonly atMs: number;
};

/** A switch as the service lists it: without whole members. */
export function frontSwitchOf({ id, timestamp, memberIds }: HistoryRow): FrontSwitch {
  return { id, timestamp, memberIds, members: null, extra: {} };
}

/** The row of a switch. Null for one without an id, or with a timestamp that can't be read. */
export function historyRow({
  id,
  timestamp,
  memberIds,
}: Pick<FrontSwitch, 'id' | 'timestamp' | 'memberIds'>): HistoryRow | null {
  const atMs = preciseTimestamp(timestamp);
  return id === null || atMs === null ? null : { id, timestamp, memberIds, atMs };
}
