import { describe, expect, it } from 'vitest';
import { readFollowed, writeFollowed } from './followed-document.ts';

const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';

describe('readFollowed', () => {
  it('returns what was written, in order', () => {
    const ids = ['exmpl', UUID, '466378653216014359', 'abcdef'];
    expect(readFollowed(JSON.parse(JSON.stringify(writeFollowed(ids))))).toEqual({
      ids,
      problems: [],
      newer: false,
    });
  });

  it('reads the ids of version 1, in order', () => {
    const systems = [
      { id: 'exmpl', note: 'my friends' },
      { id: 'abcdef', note: '' },
    ];
    expect(readFollowed({ version: 1, systems })).toEqual({
      ids: ['exmpl', 'abcdef'],
      problems: [],
      newer: false,
    });
  });

  it('reads records stored by id', () => {
    expect(readFollowed({ version: 1, systems: { exmpl: { note: 'x' }, b: { id: 'abcdef' } } }).ids).toEqual([
      'exmpl',
      'abcdef',
    ]);
  });

  it('lists each system once, in any spelling', () => {
    expect(readFollowed({ version: 2, systems: ['abcdef', 'exmpl', 'ABC-DEF', ' exmpl'] }).ids).toEqual([
      'abcdef',
      'exmpl',
    ]);
  });

  it('skips and reports entries that are not systems', () => {
    const read = readFollowed({
      version: 2,
      systems: ['exmpl', 5, null, '', 'x y', {}, { id: 7 }, 'abcdef'],
    });
    expect(read.ids).toEqual(['exmpl', 'abcdef']);
    expect(read.problems).toEqual([
      'systems.1: Expected string, received number',
      'systems.2: Expected string, received null',
      'systems.3: Invalid system ID',
      'systems.4: Invalid system ID',
      'systems.5.id: Required',
      'systems.6.id: Expected string, received number',
    ]);
  });

  it('recognises a newer version and reads what it can', () => {
    expect(readFollowed({ version: 3, systems: [{ id: 'exmpl', group: 'a' }] })).toMatchObject({
      ids: ['exmpl'],
      newer: true,
    });
  });

  it('a first visit follows no system and has no problems', () => {
    expect(readFollowed(null)).toEqual({ ids: [], problems: [], newer: false });
    expect(readFollowed({ version: 2 }).problems).toEqual(['systems: Required']);
  });
});
