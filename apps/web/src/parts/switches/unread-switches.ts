import type { Shared } from '../../cache/shared.ts';

/** The request of a single switch. */
interface SwitchRead {
  readonly data: Shared<unknown> | undefined;
  readonly isFetching: boolean;
  /** How often it has failed. */
  readonly errorUpdateCount: number;
}

interface ListedSwitch {
  readonly id: string | null;
  readonly memberIds: readonly string[];
}

/** Whether reading a switch has failed and has not succeeded since, also while it is tried again. */
export function isMissing({ data, isFetching, errorUpdateCount }: SwitchRead): boolean {
  return data?.state !== 'shared' && (!isFetching || errorUpdateCount > 0);
}

/** The missing switches whose order of members is uncertain, because only a list has it. With one member it is certain. */
export function unreadSwitches<Missing extends { readonly id: string }>(
  missing: readonly Missing[],
  listed: readonly ListedSwitch[],
): readonly Missing[] {
  const several = new Set(listed.filter(({ memberIds }) => memberIds.length > 1).map(({ id }) => id));
  return missing.filter(({ id }) => several.has(id));
}
