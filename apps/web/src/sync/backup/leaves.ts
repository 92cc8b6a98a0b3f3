import { isRecord } from '@frontboard/model';

/** Every value of a record with the keys that lead to it, at most `depth` of them. Lists are values. */
export function leavesOf(
  value: object,
  depth = 9,
): readonly (readonly [keys: readonly string[], value: unknown])[] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) =>
    isRecord(item) && depth > 1
      ? leavesOf(item, depth - 1).map(([keys, leaf]) => [[key, ...keys], leaf] as const)
      : [[[key], item] as const],
  );
}
