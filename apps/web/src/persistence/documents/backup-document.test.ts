import { describe, expect, it } from 'vitest';
import { readBackup, writeBackup } from './backup-document.ts';
import { DEFAULT_PKSTATUS_SETTINGS } from './pkstatus-settings.ts';

const settings = { ...DEFAULT_PKSTATUS_SETTINGS, dark: true, token: 'secret' };

describe('backups', () => {
  it('are restored completely, except for the token', () => {
    const text = JSON.stringify(writeBackup(settings, ['exmpl', 'abcdef']));
    expect(text).not.toContain('secret');
    const read = readBackup(JSON.parse(text));
    expect(read.settings).toEqual({ ...settings, token: null });
    expect(read.followed).toEqual(['exmpl', 'abcdef']);
    expect(read.problems).toEqual([]);
  });

  it('of PKStatus version 17 are read', () => {
    const read = readBackup({
      settings: { version: 17, settings: { dark: true, token: null, log: { level: 1 } } },
      systems: { version: 2, systems: ['exmpl'] },
    });
    expect(read.settings).toMatchObject({ dark: true });
    expect(read.problems).toEqual([]);
  });

  it("of PKStatus's first releases, without version and wrapper, are read", () => {
    const read = readBackup({ settings: { dark: true }, systems: { version: 1, systems: {} } });
    expect(read.settings).toMatchObject({ dark: true });
  });

  it('of releases that stored followed systems as records by their ids follow those', () => {
    const read = readBackup({ systems: { version: 1, systems: { exmpl: { note: 'x' } } } });
    expect(read.followed).toEqual(['exmpl']);
  });

  it('never contain a token', () => {
    const read = readBackup({ settings: { version: 16, settings: { token: 'of somebody else' } } });
    expect(read.settings?.token).toBeNull();
  });

  it('contain only settings and followed systems, and read nothing else: the list of accounts has tokens', () => {
    expect(Object.keys(writeBackup(settings, ['exmpl']))).toEqual(['settings', 'systems']);
    const accounts = { version: 1, accounts: [{ viewer: 'exmpl', token: 'of somebody else' }] };
    const read = readBackup({ ...writeBackup(settings, ['exmpl']), accounts });
    expect(JSON.stringify(read)).not.toContain('of somebody else');
  });

  it('with one unreadable part restore the other part only', () => {
    const read = readBackup({
      settings: { version: 16, settings: 'x' },
      systems: { version: 2, systems: ['exmpl'] },
    });
    expect(read.settings).toBeNull();
    expect(read.followed).toEqual(['exmpl']);
    expect(read.problems).toEqual(['settings.settings: Expected object, received string']);
  });

  it.each([[[]], [7], [null], ['x']])('with %j for settings leave those of the person alone', (content) => {
    const read = readBackup({ settings: { version: 16, settings: content } });
    expect(read.settings).toBeNull();
    expect(read.problems[0]).toMatch(/^settings\.settings: Expected object, received/);
  });

  it('with an unreadable list of systems do not change the followed systems', () => {
    const read = readBackup({ systems: { version: 2, systems: [7, 'not an id'] } });
    expect(read.followed).toBeNull();
    expect(read.problems).toContain('systems.systems.1: Invalid system ID');
    expect(readBackup({ systems: { version: 2, systems: [] } }).followed).toEqual([]);
  });

  it('of a newer form report that something may be lost', () => {
    const read = readBackup({
      settings: { version: 18, settings: { dark: true } },
      systems: { version: 3, systems: ['exmpl'] },
    });
    expect(read.settings?.dark).toBe(true);
    expect(read.problems).toEqual([
      'settings.version: Number must be less than or equal to 17',
      'systems.version: Number must be less than or equal to 2',
    ]);
  });

  it('name each problem by its place in the file', () => {
    const read = readBackup({
      settings: { version: 16, settings: { dark: 1 } },
      systems: { version: 2, systems: [7] },
    });
    expect(read.problems).toEqual([
      'settings.settings.dark: Expected boolean, received number',
      'systems.systems.0: Expected string, received number',
    ]);
  });

  it.each([
    ['{}', ['Expected object, received string']],
    [[], ['Expected object, received array']],
    [null, ['Expected object, received null']],
    [{}, ['settings: Required', 'systems: Required']],
  ])('%j restores nothing', (json, problems) => {
    expect(readBackup(json)).toEqual({ settings: null, followed: null, problems });
  });
});
