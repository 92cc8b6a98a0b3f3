import { describe, expect, it } from 'vitest';
import { readFollowed, writeFollowed } from './followed-document.ts';

const UUID = '7f3c2f0e-5b0b-4f0e-9d0b-0c2a4d8f2b11';

describe('readFollowed', () => {
  it('gives back what was written, in order', () => {
    const ids = ['exmpl', UUID, '466378653216014359', 'abcdef'];
    expect(readFollowed(JSON.parse(JSON.stringify(writeFollowed(ids))))).toEqual({
      ids,
      problems: [],
      fromVersion: 2,
      newer: false,
    });
  });

  it('keeps of version 1 the ids, in order', () => {
    const systems = [
      { id: 'exmpl', note: 'my friends' },
      { id: 'abcdef', note: '' },
    ];
    expect(readFollowed({ version: 1, systems })).toEqual({
      ids: ['exmpl', 'abcdef'],
      problems: [],
      fromVersion: 1,
      newer: false,
    });
  });

  it('understands records kept by id', () => {
    expect(readFollowed({ version: 1, systems: { exmpl: { note: 'x' }, b: { id: 'abcdef' } } }).ids).toEqual([
      'exmpl',
      'abcdef',
    ]);
  });

  it('keeps each system once, however it was written', () => {
    expect(readFollowed({ version: 2, systems: ['abcdef', 'exmpl', 'ABC-DEF', ' exmpl'] }).ids).toEqual([
      'abcdef',
      'exmpl',
    ]);
  });

  it('leaves out what is no system and says so', () => {
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

  it('tells a newer version apart and reads what it can', () => {
    expect(readFollowed({ version: 3, systems: [{ id: 'exmpl', group: 'a' }] })).toMatchObject({
      ids: ['exmpl'],
      newer: true,
      fromVersion: 3,
    });
  });

  it('a first visit follows nobody and has no problems', () => {
    expect(readFollowed(null)).toEqual({ ids: [], problems: [], fromVersion: null, newer: false });
    expect(readFollowed({ version: 2 }).problems).toEqual(['systems: Required']);
  });
});
