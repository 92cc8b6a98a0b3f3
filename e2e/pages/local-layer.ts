import { memberRow, systemRow } from '../../apps/web/src/testing/world-rows.ts';
import type { Service } from '../fixtures.ts';

const OWN = 'exmpl';
const KINDS = ['text', 'number', 'date', 'choice', 'link', 'yes-no'] as const;
const VALUES = ['artist', '170', '2026-05-03', 'tea', 'https://example.com/luna', 'yes'];
const LONG_NAME = `${'A front with the name of a working group '.repeat(2)}on Thursdays`;

/** Documents of a device with some of everything that it can have about the own system and about followed ones, with long names. */
export function localLayer(service: Service): Readonly<Record<string, unknown>> {
  const uuidOf = (name: string) => memberRow(service, name).uuid;
  const note = { text: 'Likes **tea** and quiet rooms.', marks: ['artist', 'night owl'], atMs: 1 };
  const own = systemRow(service, OWN).uuid;
  const switches = [...service.sandbox.state.switches.values()]
    .filter(({ system }) => system === own)
    .toSorted((one, other) => Number(other.timestamp) - Number(one.timestamp));
  const fronts = { Work: ['Luna'], [LONG_NAME]: ['Luna', 'Moss', 'Juniper'], Out: [], Gone: ['nobody'] };
  return {
    preferences: { version: 1, birthdays: true, birthdayAges: true, frontIdeas: true },
    [`local-data:${own}`]: {
      version: 2,
      savedFronts: Object.fromEntries(
        Object.entries(fronts).map(([name, members], place) => [
          `front-${place}`,
          { name, place, members: members.map((member) => (member === 'nobody' ? member : uuidOf(member))) },
        ]),
      ),
      memberStates: {
        [uuidOf('asleep')]: 'not-a-person',
        [uuidOf('cas')]: 'resting',
        [uuidOf('Harbour')]: 'resting',
      },
      recordNotes: { [uuidOf('Luna')]: note, 'former-member': note },
      fieldDefinitions: Object.fromEntries(
        KINDS.map((kind, place) => [
          `field-${place}`,
          { name: `Field of ${kind}`, kind, choices: kind === 'choice' ? ['tea', 'coffee'] : [], place },
        ]),
      ),
      fieldValues: {
        [uuidOf('Luna')]: Object.fromEntries(VALUES.map((value, place) => [`field-${place}`, value])),
        [uuidOf('Moss')]: { 'field-1': 'does not fit' },
      },
      switchNotes: Object.fromEntries(
        switches.slice(0, 3).map(({ uuid, timestamp, members }) => [
          uuid,
          {
            ...note,
            switchMs: Math.floor(Number(timestamp) / 1_000),
            members: Object.fromEntries(
              members.map((member) => [member, { role: 'near', marks: ['tired'] }]),
            ),
          },
        ]),
      ),
    },
    'followed-details': {
      version: 1,
      order: 'hand',
      isNicknameFirst: false,
      folders: {
        friends: { name: `Friends, ${LONG_NAME}`, place: 0, isCollapsed: false },
        family: { name: 'Family', place: 1, isCollapsed: true },
      },
      systems: {
        exmpl: { isPinned: true, nickname: 'Home', note },
        tidal: { folder: 'friends', nickname: LONG_NAME, intervalSeconds: 900 },
        drift: { folder: 'friends' },
        sprout: { folder: 'family' },
        polyg: { isHidden: true },
      },
      members: {},
    },
  };
}
