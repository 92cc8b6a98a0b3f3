import { type LabelOptions, type Member, memberLabel } from '@frontboard/model';
import {
  MATCH_TIERS,
  type MatchTier,
  phraseTier,
  readSearchText,
  type SearchEntry,
  searchEntry,
} from '@frontboard/model/list';

/** Members that a text may name, best first, and how well the first ones match. */
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
const NO_MATCH: NameMatch = { candidates: [], member: null, isWhole: false };
/**
 * The tiers of whole names and ids. Here they come before all others, because a typed name is rarely a part of one; and names come before
 * ids, because a name of five letters may be the id of somebody else.
 */
const WHOLE: readonly MatchTier[] = ['name', 'bare-name', 'other-name', 'id'];

/** Prepares the members of the own system for being found by display name, internal name, id or uuid. */
export function createNameFinder(members: readonly Member[], options: LabelOptions): NameFinder {
  const named = members.map((member) => ({ member, entry: toEntry(member, options) }));
  return (text) => {
    const search = readSearchText(text);
    if (search.words.length === 0) return NO_MATCH;
    const found = named
      .flatMap(({ member, entry }) => {
        const tier = MATCH_TIERS[phraseTier(entry, search)];
        return tier === undefined ? [] : [{ member, tier }];
      })
      .sort((a, b) => placeOf(a.tier) - placeOf(b.tier));
    const [first] = found;
    if (first === undefined) return NO_MATCH;
    const isAlone = found[1]?.tier !== first.tier;
    return {
      candidates: found.slice(0, MOST_CANDIDATES).map(({ member }) => member),
      member: isAlone && first.tier !== 'similar' ? first.member : null,
      isWhole: WHOLE.includes(first.tier),
    };
  };
}

function placeOf(tier: MatchTier): number {
  return WHOLE.includes(tier) ? WHOLE.indexOf(tier) : WHOLE.length + MATCH_TIERS.indexOf(tier);
}

/** Only names and ids: a typed name is nothing else. */
function toEntry(member: Member, options: LabelOptions): SearchEntry {
  // Found by its name, even while initials are shown.
  const { name, fullName } = memberLabel(member, { ...options, isDiscreet: false });
  return searchEntry({
    id: member.id,
    uuid: member.uuid,
    name,
    otherNames: [fullName, member.name].filter((other) => other !== name),
    pronouns: '',
    description: '',
  });
}
