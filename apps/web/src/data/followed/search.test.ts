import { describe, expect, it } from 'vitest';
import { createMatcher, foldText } from './search.ts';

const aster = {
  ids: ['exampl', '3b1f1f4e-6a0c-4a7f-9a3c-0d8b2f1e5c11'],
  names: ['Aster Court', 'Luna ☾', 'Zoë', null],
};

describe('createMatcher', () => {
  it.each([
    '',
    '   ',
    'aster',
    'COURT',
    'court aster',
    'luna',
    'zoe',
    'Zoë',
    'exam',
    'exa-mpl',
    '3b1f1f4e6a0c',
    'aster luna',
    '☾',
  ])('%j finds the system', (query) => {
    expect(createMatcher(query)(aster)).toBe(true);
  });

  it.each(['fern', 'aster fern', 'ampl', 'someone', 'null', '-'])('%j does not', (query) => {
    expect(createMatcher(query)(aster)).toBe(false);
  });

  it('finds a name written in decorated letters', () => {
    expect(createMatcher('luna')({ ids: [], names: ['𝓛𝓾𝓷𝓪'] })).toBe(true);
  });

  it('finds names in scripts without case', () => {
    expect(createMatcher('لونا')({ ids: [], names: ['لونا الصغيرة'] })).toBe(true);
    expect(createMatcher('月')({ ids: [], names: ['月の光'] })).toBe(true);
  });
});

describe('foldText', () => {
  it('folds case, accents and spaces', () => {
    expect(foldText('  Zoë\n  ÅSA ')).toBe('zoe asa');
  });
});
