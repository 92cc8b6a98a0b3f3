/** A semantic version, without what only tells builds apart. */
export interface Version {
  readonly numbers: readonly string[];
  /** What stands behind the dash, cut at its dots; empty for a release. */
  readonly before: readonly string[];
}

/** As semver.org gives it, with the `v` that tags begin with. Numbers beyond fifteen digits are nobody's version. */
const NUMBER = '(0|[1-9]\\d{0,14})';
const VERSION = new RegExp(
  `^v?${NUMBER}\\.${NUMBER}\\.${NUMBER}(?:-([\\da-z-]+(?:\\.[\\da-z-]+)*))?(?:\\+[\\da-z.-]+)?$`,
  'i',
);

/** Reads a tag such as `v0.13.0-dev.2`; null for what is no semantic version. */
export function readVersion(tag: string): Version | null {
  const [matched, major = '', minor = '', patch = '', before = ''] = VERSION.exec(tag) ?? [];
  if (matched === undefined) return null;
  return { numbers: [major, minor, patch], before: before === '' ? [] : before.split('.') };
}

/** Above zero when `one` is later than `other`, by the order of semantic versions. */
export function compareVersions(one: Version, other: Version): number {
  const byNumbers = compareParts(one.numbers, other.numbers);
  if (byNumbers !== 0) return byNumbers;
  // What comes before a release has more behind the dash than the release, which has nothing.
  if (one.before.length === 0 || other.before.length === 0) return other.before.length - one.before.length;
  return compareParts(one.before, other.before);
}

function compareParts(one: readonly string[], other: readonly string[]): number {
  for (const [index, part] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 1;
    if (part !== against) return comparePart(part, against);
  }
  return one.length - other.length;
}

/** Numbers by their value and before words, words by their letters. */
function comparePart(one: string, other: string): number {
  const isNumber = /^\d+$/.test(one);
  if (isNumber !== /^\d+$/.test(other)) return isNumber ? -1 : 1;
  if (isNumber) return Number(one) - Number(other);
  return one < other ? -1 : 1;
}
