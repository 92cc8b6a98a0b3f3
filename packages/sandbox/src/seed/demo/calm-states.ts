import { GROUP_PRIVACY_KEYS, MEMBER_PRIVACY_KEYS, SYSTEM_PRIVACY_KEYS } from '@frontboard/model';
import { EXAMPLE_GUILD, inventedSnowflake } from '../identity.ts';
import type { SystemSeed } from '../system-seed.ts';

/** Public, except its front. */
const tidepool: SystemSeed = {
  id: 'tidal',
  name: 'Tidepool',
  tag: '🌊',
  pronouns: 'they/them',
  color: '0077b6',
  picture: true,
  createdDaysAgo: 790,
  description: 'You are welcome to know us. Who is here right now, we keep to ourselves.',
  private: ['front_privacy', 'front_history_privacy'],
  token: true,
  members: [
    { name: 'Anemone', pronouns: 'she/her', color: 'ef476f', picture: true, messages: 820 },
    { name: 'Limpet', pronouns: 'he/him', color: '8d99ae', picture: true, messages: 44 },
    { name: 'Kelp', pronouns: 'they/them', color: '606c38', picture: true, messages: 391 },
    { name: 'Spray', pronouns: 'ey/em', color: 'caf0f8', messages: 7 },
  ],
  groups: [{ name: 'Low tide', members: ['Limpet', 'Kelp'] }],
  guilds: [
    {
      id: EXAMPLE_GUILD,
      channel: inventedSnowflake(7020),
      autoproxy: { mode: 'front' },
      members: [{ name: 'Anemone', displayName: 'Nem', keepProxy: true }],
    },
  ],
  history: {
    now: ['Kelp', 'Anemone'],
    sinceMinutes: 88,
    days: 90,
    perDay: 3,
    usual: [
      [4, ['Anemone']],
      [3, ['Kelp']],
      [2, ['Kelp', 'Anemone']],
      [1, ['Limpet']],
    ],
  },
};

/** Hides everything that can be hidden. */
const closedDoor: SystemSeed = {
  id: 'hushed',
  name: 'Behind the Door',
  tag: '·',
  pronouns: 'they/them',
  picture: true,
  banner: true,
  createdDaysAgo: 402,
  description: 'For ourselves.',
  private: SYSTEM_PRIVACY_KEYS,
  token: true,
  config: { member_default_private: true, group_default_private: true },
  members: [
    {
      name: 'Linden',
      displayName: 'L.',
      pronouns: 'she/her',
      color: 'adb5bd',
      birthday: '0004-10-10',
      picture: true,
      messages: 260,
      private: MEMBER_PRIVACY_KEYS,
      tags: [['l:', null]],
      description: 'For ourselves.',
    },
    { name: 'Hazel', pronouns: 'they/them', messages: 91, private: MEMBER_PRIVACY_KEYS },
    { name: 'Yarrow', messages: 3, private: MEMBER_PRIVACY_KEYS },
  ],
  groups: [{ name: 'Us', members: ['Linden', 'Hazel', 'Yarrow'], private: GROUP_PRIVACY_KEYS }],
  history: {
    now: ['Hazel'],
    sinceMinutes: 510,
    days: 60,
    perDay: 2,
    usual: [
      [3, ['Linden']],
      [3, ['Hazel']],
      [1, ['Yarrow']],
    ],
  },
};

/** Has members, and has never registered a switch. */
const firstPages: SystemSeed = {
  id: 'sprout',
  name: 'First Pages',
  pronouns: 'they/them',
  color: '95d5b2',
  picture: true,
  createdDaysAgo: 9,
  description: 'We have just begun to write things down.',
  token: true,
  members: [
    { name: 'Ren', pronouns: 'he/him', color: '52b788', messages: 0 },
    { name: 'Ode', pronouns: 'she/her', messages: 0, description: 'More soon.' },
    { name: 'Third', messages: 0 },
  ],
};

/** Its latest switch is a switch-out. */
const driftwood: SystemSeed = {
  id: 'drift',
  name: 'Driftwood',
  tag: '| Driftwood',
  color: 'B08968',
  picture: true,
  createdDaysAgo: 1610,
  description: 'We switch out for the night, and back in when the kettle sings.',
  accounts: [inventedSnowflake(1012)],
  members: [
    {
      name: 'Birch',
      pronouns: 'he/him',
      color: 'e6ccb2',
      picture: true,
      messages: 1033,
      birthday: '0004-06-30',
    },
    { name: 'Salt', pronouns: 'she/her', color: 'f8f9fa', picture: true, messages: 620 },
    { name: 'Cormorant', pronouns: 'it/its', color: '212529', picture: true, messages: 87 },
    { name: 'Pebble', pronouns: 'they/them', color: '7f5539', picture: true, messages: 15 },
    { name: 'Marram', pronouns: 've/ver/vis', color: 'd4a373', messages: 204 },
  ],
  groups: [{ name: 'Shore', members: ['Salt', 'Cormorant', 'Pebble'], color: 'ddb892' }],
  history: {
    now: [],
    sinceMinutes: 196,
    before: [[640, ['Salt']]],
    days: 180,
    perDay: 2.4,
    usual: [
      [6, []],
      [5, ['Birch']],
      [4, ['Salt']],
      [2, ['Salt', 'Birch']],
      [1, ['Marram']],
      [1, ['Cormorant', 'Pebble']],
    ],
  },
};

/** Some fronters are not listed for others, and share their name or not. */
const halfDrawnCurtains: SystemSeed = {
  id: 'curtn',
  name: 'Half-Drawn Curtains',
  color: '9d8189',
  picture: true,
  createdDaysAgo: 520,
  description: 'Some of us wave from the window, some prefer the armchair behind the curtain.',
  private: ['group_list_privacy'],
  members: [
    { name: 'Opal', pronouns: 'she/her', color: 'd8e2dc', picture: true, messages: 377 },
    {
      name: 'Velvet',
      displayName: 'V',
      pronouns: 'they/them',
      color: '540b0e',
      picture: true,
      messages: 40,
      private: ['visibility', 'name_privacy', 'pronoun_privacy', 'avatar_privacy', 'metadata_privacy'],
      description: 'Prefers the armchair.',
    },
    {
      name: 'Tassel',
      pronouns: 'he/him',
      color: 'ffcad4',
      messages: 2,
      private: MEMBER_PRIVACY_KEYS,
    },
    { name: 'Pane', pronouns: 'he/she', color: 'f4acb7', picture: true, messages: 90 },
  ],
  groups: [
    { name: 'Window', members: ['Opal', 'Pane'] },
    { name: 'Armchair', members: ['Velvet', 'Tassel'], private: ['visibility', 'name_privacy'] },
  ],
  history: {
    now: ['Opal', 'Velvet', 'Tassel'],
    sinceMinutes: 57,
    days: 75,
    perDay: 3.5,
    usual: [
      [5, ['Opal']],
      [3, ['Pane']],
      [3, ['Opal', 'Velvet']],
      [2, ['Velvet']],
      [1, ['Tassel']],
    ],
  },
};

/** Systems with a short answer without an error: not shared, nothing yet, switched out, an unlisted member. */
export const calmSystems: readonly SystemSeed[] = [
  tidepool,
  closedDoor,
  firstPages,
  driftwood,
  halfDrawnCurtains,
];
