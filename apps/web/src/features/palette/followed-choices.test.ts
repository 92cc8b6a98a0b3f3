import { expect, it } from 'vitest';
import { nicknamedChoice } from './followed-choices.ts';
import { paletteWords as words } from './words.ts';

const naming = { detectPronouns: true, id: { sep: false, caps: false } };
const hands = { goToEntity: () => {} };

function shown(name: string | null, { isNicknameFirst = false, isDiscreet = false } = {}) {
  const known = { name, system: 'Brook' };
  const options = { naming: { ...naming, isDiscreet }, isNicknameFirst };
  const found = nicknamedChoice('u', { nickname: ' Lulu ' }, known, options, hands);
  return found && [found.choice.label, found.choice.note, ...found.otherNames];
}

it('has the name of a member with the nickname beside it, and finds both', () => {
  expect(shown('Luna')).toEqual(['Luna', `Lulu · ${words.memberOf('Brook')}`, 'Lulu']);
});

it('has the nickname in place of the name only by the option', () => {
  expect(shown('Luna', { isNicknameFirst: true })).toEqual([
    'Lulu',
    `Luna · ${words.memberOf('Brook')}`,
    'Luna',
  ]);
});

it('says that it is a nickname where the name is not known', () => {
  expect(shown(null)).toEqual(['Lulu', `${words.nickname} · ${words.memberOf('Brook')}`]);
});

it('has no nickname in discreet mode, and nobody without one', () => {
  expect(shown('Luna', { isDiscreet: true })).toBeNull();
  expect(
    nicknamedChoice('u', {}, { name: 'Luna', system: 'B' }, { naming, isNicknameFirst: false }, hands),
  ).toBeNull();
});
