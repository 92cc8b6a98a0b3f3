import { memberFromWire, wireMemberSchema } from '@frontboard/model';
import { parse } from 'valibot';
import { expect, test } from 'vitest';
import { peopleOf } from './person.ts';

const member = (id: string, name: string) =>
  memberFromWire(
    parse(wireMemberSchema, { id, uuid: `u-${id}`, name, color: 'aa0000' }),
    '2026-01-01T00:00:00Z',
  );

test('a state keeps its name, and is drawn hatched: it has no colour; who rests is drawn as ever', () => {
  const members = [member('aaaaa', 'Asleep'), member('bbbbb', 'Luna')];
  const naming = { detectPronouns: true, id: { sep: true, caps: true } };
  const people = peopleOf(members, naming, true, { 'u-aaaaa': 'not-a-person', 'u-bbbbb': 'resting' });
  expect(people.get('aaaaa')).toMatchObject({ name: 'Asleep', color: null, isState: true });
  expect(people.get('bbbbb')).toMatchObject({ name: 'Luna', color: '#aa0000' });
  expect(people.get('bbbbb')?.isState).toBeUndefined();
});
