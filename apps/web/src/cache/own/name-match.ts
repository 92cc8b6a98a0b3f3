import { type LabelOptions, type Member, memberLabel, normaliseRef } from '@frontboard/model';
import { foldName, plainWords } from '@frontboard/model/list';

/** How well a text names a member, best first. Everything from `id` on is the exact member; the rest are guesses. */
const TIERS = ['name', 'bare-name', 'other-name', 'id', 'start', 'word', 'part', 'alike'] as const;
type Tier = (typeof TIERS)[number];

/** A member prepared for being found by typed text. All texts are folded. */
interface NamedMember {
  readonly member: Member;
  readonly name: string;
  /** The name without emoji and signs; empty if nothing else is left. */
  readonly bareName: string;
  /** Other names of the member: the internal name, and the name with the pronouns written into it. */
  readonly otherNames: readonly string[];
}

/** Members that a text may name, best first, and how well the first ones fit. */
export interface NameMatch {
  readonly candidates: readonly Member[];
  /** The one certain member; null if several match equally well or the text is only similar. */
  readonly member: Member | null;
  /** The text is a whole name or an id, not only the start or a part of one. */
  readonly isWhole: boolean;
}

/** Finds the members a text may name. */
export type NameFinder = (text: string) => NameMatch;

const MOST_CANDIDATES = 8;

/** Prepares the members of the own system for being found by display name, internal name, id or uuid. */
export function createNameFinder(members: readonly Member[], options: LabelOptions): NameFinder {
  const named = members.map((member) => toNamed(member, options));
  return (text) => {
    const wanted = foldName(text);
    if (wanted === '') return { candidates: [], member: null, isWhole: false };
    const found = named
      .map((candidate) => ({ member: candidate.member, tier: tierOf(candidate, wanted, normaliseRef(text)) }))
      .filter(({ tier }) => tier >= 0)
      .sort((a, b) => a.tier - b.tier);
    const [first] = found;
    if (first === undefined) return { candidates: [], member: null, isWhole: false };
    const isAlone = found[1]?.tier !== first.tier;
    return {
      candidates: found.slice(0, MOST_CANDIDATES).map(({ member }) => member),
      member: isAlone && first.tier < TIER.alike ? first.member : null,
      isWhole: first.tier <= TIER.id,
    };
  };
}

function toNamed(member: Member, options: LabelOptions): NamedMember {
  // Found by its name, even while initials are shown.
  const label = memberLabel(member, { ...options, isDiscreet: false });
  const name = foldName(label.name);
  return {
    member,
    name,
    bareName: plainWords(name),
    otherNames: [...new Set([foldName(label.fullName), foldName(member.name)])].filter(
      (other) => other !== name,
    ),
  };
}

function tierOf({ member, name, bareName, otherNames }: NamedMember, wanted: string, ref: string): number {
  if (name === wanted) return TIER.name;
  if (bareName === wanted) return TIER['bare-name'];
  if (otherNames.includes(wanted)) return TIER['other-name'];
  if (ref === member.id || ref === member.uuid) return TIER.id;
  if (name.startsWith(wanted) || bareName.startsWith(wanted)) return TIER.start;
  if (` ${bareName}`.includes(` ${wanted}`)) return TIER.word;
  if (name.includes(wanted) || otherNames.some((other) => other.includes(wanted))) return TIER.part;
  return isAlike(bareName, wanted) ? TIER.alike : -1;
}

/** One typing error in a short name, two in a long one; none in names so short that most others are similar. */
function isAlike(name: string, wanted: string): boolean {
  const slips = wanted.length < 4 ? 0 : wanted.length < 7 ? 1 : 2;
  if (slips === 0 || Math.abs(name.length - wanted.length) > slips) return false;
  return slipsBetween(name, wanted) <= slips;
}

/** How many letters were left out, added, mistaken, or swapped with their neighbour. */
function slipsBetween(one: string, other: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next.push(
        Math.min(
          at(next, j - 1) + 1,
          at(row, j) + 1,
          at(row, j - 1) + (isSame ? 0 : 1),
          isSwapped ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, row] = [row, next];
  }
  return at(row, other.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY;
}

// A record of known keys, so that looking up a tier cannot fail.
const TIER = Object.fromEntries(TIERS.map((tier, index) => [tier, index])) as Record<Tier, number>;
