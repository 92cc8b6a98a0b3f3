import type { Random } from './random.ts';
import type { GroupSeed, HistorySeed, MemberSeed } from './system-seed.ts';

const FIRST_WORDS = words(`
  Amber Ashen Autumn Blue Brave Bright Calm Cedar Clear Copper Coral Cosy Crimson Dappled Dawn Deep Distant Dusty Early
  Ember Evening Faint Far Feather Fine Frost Gentle Gilded Golden Green Grey Hidden High Hollow Honey Indigo Iron Ivory
  Jade Kind Lilac Lunar Marble Mellow Misty Morning Mossy Northern Olive Opal Paper Patient Pearl Plum Quiet Rainy
  River Roaming Rosy Russet Saffron Silver Sleepy Slow Smoky Snowy Soft Solar Southern Spring Steady Still Summer Tidal
  Twilight Velvet Violet Wandering Warm Western Wild Winter Woven Yellow`);
const SECOND_WORDS = words(`
  Acorn Alder Anchor Arrow Badger Beacon Birch Bramble Brook Candle Clover Comet Compass Crane Creek Daisy Dove Falcon
  Fern Fiddle Finch Fjord Garden Harbour Hare Hazel Heron Ink Iris Juniper Kettle Kite Lantern Lark Laurel Ledger Linden
  Lynx Maple Marten Meadow Mirror Moth Nettle Oak Orchard Otter Owl`);
const PRONOUNS = [
  'she/her',
  'he/him',
  'they/them',
  'she/they',
  'he/they',
  'it/its',
  'xe/xem',
  'fae/faer',
  'ze/zir',
  'any',
  'ask',
  null,
] as const;
const SENTENCES = [
  'Likes **rain** on a tin roof.',
  'Keeps a list of every bird seen from the bus.',
  'Good with maps, *less good with mornings*.',
  'Will share the last biscuit.',
  'Ask about the ||surprise party||.',
  'Plays the fiddle when the house is empty.',
  '- tea\n- no sugar\n- the blue cup',
  'Knows where the spare key is.',
  '> Slow is a speed too.',
  'Answers to most names, prefers this one.',
  'Writes letters and posts them, too.',
  'Currently learning `knots`.',
  '__Please__ knock.',
  'Collects buttons, stamps and ~~excuses~~ stories.',
] as const;

/** An invented name; `index` below {@link NAME_COUNT} returns each name once. */
export function generatedName(index: number): string {
  // A step without a common divisor with the count visits every pair, and neighbours share no word.
  const position = (index * NAME_STEP) % NAME_COUNT;
  const first = FIRST_WORDS[position % FIRST_WORDS.length];
  return `${first} ${SECOND_WORDS[Math.floor(position / FIRST_WORDS.length)]}`;
}

/** How many different names there are. */
const NAME_COUNT = FIRST_WORDS.length * SECOND_WORDS.length;
const NAME_STEP = 1487;

/** `count` (at most {@link NAME_COUNT}) members who differ in everything a list shows; some fields stay empty. */
export function generatedMembers(random: Random, count: number, firstIndex = 0): MemberSeed[] {
  return Array.from({ length: count }, (_, index) => {
    const name = generatedName(firstIndex + index);
    const pronouns = random.pick(PRONOUNS);
    const sentences = Array.from({ length: random.pick([0, 0, 1, 2, 5]) }, () => random.pick(SENTENCES));
    return {
      name: random.chance(0.5) ? name : name.toLowerCase().replace(' ', '-'),
      ...(random.chance(0.6) ? { displayName: random.chance(0.2) ? `${name} ✦` : name } : {}),
      ...(pronouns === null ? {} : { pronouns }),
      ...(random.chance(0.85) ? { color: generatedColor(random) } : {}),
      ...(random.chance(0.5) ? { birthday: generatedBirthday(random) } : {}),
      ...(sentences.length === 0 ? {} : { description: sentences.join('\n') }),
      picture: random.chance(0.75),
      ...(random.chance(0.7) ? { tags: [[`${name.charAt(0)}${index}:`, null]] as const } : {}),
      ...(random.chance(0.06) ? { private: ['visibility'] as const } : {}),
    };
  });
}

/** `count` groups over these members, each with up to `most` of them. */
export function generatedGroups(
  random: Random,
  members: readonly MemberSeed[],
  count: number,
  most: number,
): GroupSeed[] {
  return Array.from({ length: count }, (_, index) => {
    const start = random.between(0, members.length - 1);
    const size = random.between(0, Math.min(most, members.length));
    const chosen = Array.from({ length: size }, (_unused, step) => members[(start + step) % members.length]);
    return {
      name: `${generatedName(NAME_COUNT - 1 - index)} room`,
      ...(random.chance(0.7) ? { color: generatedColor(random) } : {}),
      ...(random.chance(0.4) ? { description: random.pick(SENTENCES) } : {}),
      picture: random.chance(0.5),
      members: chosen.flatMap((member) => member?.name ?? []),
      ...(random.chance(0.05) ? { private: ['visibility'] as const } : {}),
    };
  });
}

/** Usual fronts of one to four of these members, for a history. */
export function generatedFronts(
  random: Random,
  members: readonly MemberSeed[],
  count: number,
): HistorySeed['usual'] {
  return Array.from({ length: count }, () => {
    const size = Math.min(members.length, random.pick([1, 1, 1, 2, 2, 3, 4]));
    const names = new Set(Array.from({ length: size }, () => random.pick(members).name));
    return [random.between(1, 9), [...names]] as const;
  });
}

/** Six hex digits: mostly of medium lightness, sometimes too light or too dark for text. */
export function generatedColor(random: Random): string {
  const [low, high] = random.pick([
    [40, 215],
    [40, 215],
    [40, 215],
    [225, 255],
    [0, 35],
  ] as const);
  const channel = () => random.between(low, high).toString(16).padStart(2, '0');
  return channel() + channel() + channel();
}

function generatedBirthday(random: Random): string {
  const year = random.chance(0.5) ? '0004' : String(random.between(1960, 2012));
  const part = (value: number) => String(value).padStart(2, '0');
  return `${year}-${part(random.between(1, 12))}-${part(random.between(1, 28))}`;
}

function words(text: string): string[] {
  return text.trim().split(/\s+/);
}
