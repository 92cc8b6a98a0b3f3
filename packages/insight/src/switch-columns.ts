import type { FrontSwitch } from '@frontboard/model';

/** What is counted of a switch. */
export interface TimedSwitch {
  /** Milliseconds since 1970, with microseconds as the fraction. */
  readonly atMs: number;
  readonly memberIds: FrontSwitch['memberIds'];
}

/** Switches as typed arrays, in the order of the list they were made from: they go to another thread without being copied. */
export interface SwitchColumns {
  readonly times: Float64Array<ArrayBuffer>;
  /** Switch `i` has the members `who[offsets[i]]` to before `who[offsets[i + 1]]`. */
  readonly offsets: Uint32Array<ArrayBuffer>;
  readonly who: Uint32Array<ArrayBuffer>;
  /** The id of each member, by the index that `who` uses. */
  readonly members: readonly string[];
}

export const NO_SWITCHES: SwitchColumns = {
  times: new Float64Array(0),
  offsets: new Uint32Array(1),
  who: new Uint32Array(0),
  members: [],
};

/** The switches from `from` to before `to` of a list. */
export function switchColumns(list: readonly TimedSwitch[], from = 0, to = list.length): SwitchColumns {
  const times = new Float64Array(to - from);
  const offsets = new Uint32Array(to - from + 1);
  const who: number[] = [];
  const indexes = new Map<string, number>();
  for (let index = 0; index < times.length; index += 1) {
    const { atMs, memberIds } = list[from + index] as TimedSwitch;
    times[index] = atMs;
    for (const id of memberIds) who.push(indexOf(id, indexes));
    offsets[index + 1] = who.length;
  }
  return { times, offsets, who: Uint32Array.from(who), members: [...indexes.keys()] };
}

/** The columns without `deleteCount` switches from `start` on, and with others instead. */
export function splicedColumns(
  columns: SwitchColumns,
  start: number,
  deleteCount: number,
  inserted: SwitchColumns,
): SwitchColumns {
  const { times, offsets, who, members } = columns;
  const after = start + deleteCount;
  const startOfWho = offsets[start] ?? who.length;
  const afterOfWho = offsets[after] ?? who.length;
  const indexes = new Map(members.map((id, index) => [id, index]));
  const renamed = inserted.members.map((id) => indexOf(id, indexes));
  return {
    times: joined(Float64Array, [times.subarray(0, start), inserted.times, times.subarray(after)]),
    offsets: joined(Uint32Array, [
      offsets.subarray(0, start),
      inserted.offsets.subarray(0, -1).map((at) => at + startOfWho),
      offsets.subarray(after).map((at) => at - afterOfWho + startOfWho + inserted.who.length),
    ]),
    who: joined(Uint32Array, [
      who.subarray(0, startOfWho),
      inserted.who.map((index) => renamed[index] ?? 0),
      who.subarray(afterOfWho),
    ]),
    members: [...indexes.keys()],
  };
}

function indexOf(id: string, indexes: Map<string, number>): number {
  const known = indexes.get(id);
  if (known !== undefined) return known;
  indexes.set(id, indexes.size);
  return indexes.size - 1;
}

interface ArrayOf<List> {
  new (length: number): List;
}

function joined<List extends Float64Array<ArrayBuffer> | Uint32Array<ArrayBuffer>>(
  Type: ArrayOf<List>,
  parts: readonly (Float64Array | Uint32Array)[],
): List {
  const whole = new Type(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
