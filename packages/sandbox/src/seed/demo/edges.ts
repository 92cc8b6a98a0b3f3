import { EXAMPLE_GUILD, inventedSnowflake } from '../identity.ts';
import type { MemberSeed, SystemSeed } from '../system-seed.ts';

const singers: readonly MemberSeed[] = [
  { name: 'Alto', pronouns: 'she/her', color: 'f94144', picture: true, messages: 412 },
  { name: 'Basso', pronouns: 'he/him', color: 'f3722c', picture: true, messages: 95 },
  { name: 'Cadence', pronouns: 'they/them', color: 'f8961e', picture: true, messages: 760 },
  { name: 'Descant', pronouns: 'xe/xem', color: 'f9844a', picture: true, messages: 31 },
  { name: 'Étude', pronouns: 'elle', color: 'f9c74f', picture: true, messages: 128 },
  { name: 'Fermata', pronouns: 'she/they', color: '90be6d', picture: true, messages: 207 },
  {
    name: 'Grace Note',
    displayName: 'Grace Note ♪',
    pronouns: 'ae/aer',
    color: '43aa8b',
    picture: true,
    messages: 18,
  },
  { name: 'Harmony', pronouns: 'any', color: '4d908e', picture: true, messages: 655 },
  { name: 'Interval', pronouns: 'it/its', color: '577590', picture: true, messages: 49 },
  { name: 'Jig', pronouns: 'he/they', color: '277da1', picture: true, messages: 73 },
  { name: 'Kyrie', color: '5e60ce', picture: true, messages: 9 },
  { name: 'Largo', pronouns: 'he/him', color: '7400b8', picture: true, messages: 2 },
  { name: 'Minim', pronouns: 'they/them', color: '6930c3', messages: 14 },
  { name: 'Nocturne', pronouns: 'she/her', color: '10002b', picture: true, messages: 88 },
];

/** Twelve fronters at once. */
const eveningChorus: SystemSeed = {
  id: 'chorus',
  name: 'Evening Chorus',
  tag: '𝄞',
  color: 'f9c74f',
  picture: true,
  banner: true,
  createdDaysAgo: 333,
  description: 'We come in one after another, and then nobody wants to go home.',
  members: singers,
  groups: [
    { name: 'Low voices', members: ['Basso', 'Largo', 'Jig'], color: '277da1' },
    { name: 'High voices', members: ['Alto', 'Descant', 'Étude', 'Grace Note'], color: 'f94144' },
  ],
  history: {
    now: singers.slice(0, 12).map(({ name }) => name),
    sinceMinutes: 14,
    before: [
      [31, ['Alto', 'Basso', 'Cadence', 'Harmony', 'Fermata']],
      [180, ['Cadence']],
    ],
    days: 80,
    perDay: 3,
    usual: [
      [5, ['Cadence']],
      [4, ['Harmony', 'Alto']],
      [3, ['Fermata', 'Étude', 'Jig']],
      [2, ['Nocturne']],
      [1, singers.slice(0, 8).map(({ name }) => name)],
    ],
  },
};

/** Has no name, which the service allows. */
const nameless: SystemSeed = {
  id: 'rowan',
  name: null,
  color: 'c9184a',
  createdDaysAgo: 1333,
  members: [
    { name: 'Aster', pronouns: 'she/her', color: 'c77dff', picture: true, messages: 512 },
    { name: 'Bramble', pronouns: 'he/him', color: '5a189a', messages: 120 },
    { name: 'Finch', pronouns: 'they/them', messages: 48 },
  ],
  history: {
    now: ['Finch'],
    sinceMinutes: 5 * 24 * 60,
    days: 200,
    perDay: 0.5,
    usual: [
      [2, ['Aster']],
      [2, ['Finch']],
      [1, ['Bramble', 'Aster']],
    ],
  },
};

/** Names in many scripts and directions. */
const manyTongues: SystemSeed = {
  id: 'polyg',
  name: 'حديقة 花園 Garden 🌿🪴',
  tag: '🌏',
  pronouns: '她们/they/هم',
  color: '8338ec',
  picture: true,
  createdDaysAgo: 710,
  description: 'We think in several languages and dream in one more.\n\n> 一期一会\n> كل يوم زهرة',
  token: true,
  config: { timezone: 'Asia/Kathmandu' },
  accounts: [inventedSnowflake(1013)],
  members: [
    {
      name: '小雨',
      pronouns: '她/she',
      color: '3a86ff',
      picture: true,
      messages: 930,
      description: '喜歡下雨天。',
    },
    {
      name: 'さくらもち',
      displayName: 'さくらもち🌸',
      pronouns: 'ぼく',
      color: 'ffc8dd',
      picture: true,
      messages: 418,
    },
    {
      name: 'نور',
      displayName: 'نور 🌙',
      pronouns: 'هي',
      color: 'ffbe0b',
      picture: true,
      messages: 611,
      description: 'أحب **القهوة** والكتب القديمة.',
    },
    { name: 'אורן', pronouns: 'הוא', color: '06d6a0', picture: true, messages: 77 },
    {
      name: 'Zoë',
      displayName: 'Zoë 👩‍🚀',
      pronouns: 'she/her',
      color: 'fb5607',
      picture: true,
      messages: 205,
    },
    { name: '🦊', pronouns: 'it/its', color: 'ff7b00', picture: true, messages: 33 },
    { name: 'Đặng Mây', displayName: '☁️ Mây', pronouns: 'họ', color: 'bde0fe', messages: 52 },
    { name: 'Солнце', pronouns: 'она', color: 'ffd166', picture: true, messages: 141 },
    { name: 'ᛗᚨᚾ', displayName: '𝓜𝓪𝓷𝓲', pronouns: 'he/him', color: 'c0c0c0', messages: 6 },
    { name: 'ज्योति', pronouns: 'वे', color: 'ff006e', picture: true, messages: 88 },
    { name: '하늘', displayName: '하늘이', color: '90e0ef', picture: true, messages: 264 },
  ],
  groups: [
    { name: '右から左へ', displayName: 'من اليمين ←', members: ['نور', 'אורן'], color: '06d6a0' },
    { name: '🌸🌙☁️', members: ['さくらもち', 'نور', 'Đặng Mây'] },
  ],
  guilds: [{ id: EXAMPLE_GUILD, channel: inventedSnowflake(7021), tag: '🌏🌿', members: [{ name: 'Zoë' }] }],
  history: {
    now: ['نور', '小雨', '🦊'],
    sinceMinutes: 9,
    days: 110,
    perDay: 4,
    usual: [
      [4, ['小雨']],
      [4, ['نور']],
      [3, ['さくらもち', '小雨']],
      [2, ['Солнце']],
      [2, ['하늘', 'Zoë']],
      [1, ['אורן']],
      [1, ['🦊', 'ज्योति']],
      [1, []],
    ],
  },
};

/** Everything as long as the service allows. */
const longShelf: SystemSeed = {
  id: 'ledger',
  name: fill('The Very Long Shelf of All Those Who Could Not Decide on a Shorter Name for This System ', 100),
  tag: fill('| of the Very Long Shelf of All Those Who Could Not Decide ', 79),
  pronouns: fill('they/them, ', 100),
  color: '000000',
  picture: 'gone',
  banner: true,
  createdDaysAgo: 2890,
  description: fill('A shelf has room for one more book, and then for one more, and so it grew. ', 1000),
  members: [
    {
      name: fill('Bartholomew-of-the-Upper-Shelf-Third-from-the-Left-', 100),
      displayName: fill(
        'Bartholomew, Keeper of the Upper Shelf, Third from the Left, Next to the Atlas ',
        100,
      ),
      pronouns: fill('he/him/his/himself ', 100),
      color: 'ffffff',
      birthday: '9999-12-31',
      messages: 2_147_483_647,
      description: fill('||Every|| **word** of *this* is `needed`. ', 1000),
      tags: [
        [fill('upper shelf ', 48), fill(' over', 48)],
        ['<<', '>>'],
        ['B. ', null],
        [null, ' b.'],
      ],
    },
    {
      name: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfabrikant',
      color: '000000',
      birthday: '0001-01-01',
      messages: 1,
      description: 'One word, no spaces, on purpose.',
    },
    { name: 'I', messages: 0, color: '808080' },
    {
      name: 'Script',
      displayName: '<b>Script</b> & "friends"',
      pronouns: '</i>',
      messages: 5,
      description:
        'Collects things that look like code: <script>alert(1)</script> &amp; [a link](javascript:alert(1)) and `**not bold**` and \\*neither\\*.',
    },
  ],
  groups: [
    {
      name: fill('All the books that were returned late but with a kind note inside ', 100),
      description: fill('A kind note. ', 1000),
      members: ['I', 'Script'],
      banner: true,
    },
  ],
  history: {
    now: [fill('Bartholomew-of-the-Upper-Shelf-Third-from-the-Left-', 100), 'Script'],
    sinceMinutes: 1,
    days: 30,
    perDay: 1,
    usual: [
      [1, ['I']],
      [1, ['Script']],
    ],
  },
};

/** Systems at the limits of the screens. */
export const edgeSystems: readonly SystemSeed[] = [eveningChorus, nameless, manyTongues, longShelf];

/** `text` repeated and cut to exactly `length` UTF-16 units, without a space at the end. */
function fill(text: string, length: number): string {
  const cut = text.repeat(Math.ceil(length / text.length)).slice(0, length);
  return cut.endsWith(' ') ? `${cut.slice(0, -1)}.` : cut;
}
