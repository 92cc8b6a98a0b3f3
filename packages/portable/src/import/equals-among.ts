import { groupBy } from '../group-by.ts';

type Fields = ReadonlyMap<string, string>;

/** Sets of fields that the records of one name have. More of them are compared with nothing, so a person decides. */
const MOST_FORMS = 64;

/**
 * Finds, for one record after the other, an equal one among `targets`, each of them once: the first whose value is the same in every field that both
 * have. Records are looked up by the values of the fields that they share, so that the work does not grow with the number of pairs.
 */
export function equalsAmong<T>(
  targets: readonly (readonly [target: T, fields: Fields])[],
): (fields: Fields) => T | null {
  const byForm = groupBy(targets.map((one, place) => [formOf(one[1]), { place, fields: one[1] }] as const));
  const taken = new Set<number>();
  /** By the form of records and of targets: the places of targets by their shared values. */
  const indexes = new Map<string, readonly Index[]>();
  const indexesFor = (fields: Fields) => {
    const form = formOf(fields);
    if (!indexes.has(form)) {
      if (indexes.size * byForm.size >= MOST_FORMS) return [];
      indexes.set(
        form,
        [...byForm.values()].map((group) => indexOf(group, fields)),
      );
    }
    return indexes.get(form) ?? [];
  };
  return (fields) => {
    let first: number | null = null;
    for (const { shared, places } of indexesFor(fields)) {
      const equal = places.get(valuesOf(fields, shared)) ?? [];
      // What is taken is so for good: it is passed over once for each index.
      while (equal.length > 0 && taken.has(equal.at(-1) ?? 0)) equal.pop();
      const place = equal.at(-1);
      if (place !== undefined && (first === null || place < first)) first = place;
    }
    if (first === null) return null;
    taken.add(first);
    return targets[first]?.[0] ?? null;
  };
}

/** Targets of one form, beside records of one form. */
interface Index {
  readonly shared: readonly string[];
  /** The places of targets with equal values, the first target last. */
  readonly places: ReadonlyMap<string, number[]>;
}

function indexOf(
  group: readonly { readonly place: number; readonly fields: Fields }[],
  fields: Fields,
): Index {
  const shared = [...fields.keys()].filter((field) => group[0]?.fields.has(field));
  const entries = group.toReversed().map((one) => [valuesOf(one.fields, shared), one.place] as const);
  const places = groupBy(entries);
  return { shared, places: new Map([...places].map(([values, equal]) => [values, [...equal]])) };
}

function formOf(fields: Fields): string {
  return [...fields.keys()].sort().join();
}

/** The values are JSON, which has no line break. */
function valuesOf(fields: Fields, shared: readonly string[]): string {
  return shared.map((field) => fields.get(field)).join('\n');
}
