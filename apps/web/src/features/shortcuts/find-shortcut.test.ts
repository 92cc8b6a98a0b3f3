import { describe, expect, it } from 'vitest';
import guide from '../../../../../docs/guide/keyboard.md?raw';
import { SCREENS } from '../../parts/screens/screens.ts';
import { findShortcut, stepOf } from './find-shortcut.ts';
import { SHORTCUTS } from './shortcuts.ts';

const NO_MODIFIERS = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const pressed = (key: string, rest: Partial<Parameters<typeof stepOf>[0]> = {}) =>
  stepOf({ key, code: '', ...NO_MODIFIERS, ...rest });

describe('the table of shortcuts', () => {
  it('has no ambiguous keys, and none that is the beginning of another', () => {
    const ways = SHORTCUTS.filter(({ action }) => action.kind !== 'listed').flatMap(
      (shortcut) => shortcut.ways,
    );
    const spelled = ways.map((way) => way.join(' '));
    expect(new Set(spelled).size).toBe(spelled.length);
    for (const one of spelled)
      expect(
        spelled.filter((other) => other.startsWith(`${one} `)),
        one,
      ).toEqual([]);
  });

  it('has the keys of the screens that the guide names, and no others', () => {
    const [row = ''] = /^.*goes to a screen:.*$/m.exec(guide) ?? [];
    const named = [...row.matchAll(/[:,] ([A-Z]|comma) \w/g)].map(([, key]) => key?.toLowerCase());
    const keys = Object.values(SCREENS).flatMap(({ key }) => (key === ',' ? 'comma' : (key ?? [])));
    expect(named.toSorted()).toEqual(keys.toSorted());
  });

  it('has a name for each, and every name only once', () => {
    const names = SHORTCUTS.map(({ name }) => name);
    expect(names.every((name) => name.length > 0)).toBe(true);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('what keys mean', () => {
  it('is a screen for a known sequence of two keys, and nothing for an unknown one', () => {
    expect(findShortcut(['g'])).toBe('begun');
    expect(findShortcut(['g', 's'])).toMatchObject({ action: { kind: 'go', to: '/status' } });
    expect(findShortcut(['g', 'e'])).toMatchObject({ action: { kind: 'go', to: '/manage/file' } });
    expect(findShortcut(['g', 'z'])).toBeNull();
    expect(findShortcut(['s'])).toBeNull();
  });

  it('ignores keys that controls handle themselves', () => {
    expect(findShortcut(['Escape'])).toBeNull();
    expect(findShortcut(['Mod+K'])).toBeNull();
  });
});

describe('a key as a step', () => {
  it('is the character it writes, with any modifier that it needs', () => {
    expect(pressed('?', { shiftKey: true })).toBe('?');
    expect(pressed('/', { shiftKey: true })).toBe('/');
    expect(pressed('G')).toBe('g');
  });

  it('is none with modifiers that make it another command', () => {
    expect(pressed('g', { ctrlKey: true })).toBe('Mod+G');
    expect(pressed('s', { metaKey: true })).toBe('Mod+S');
    expect(pressed('s', { ctrlKey: true, metaKey: true })).toBeNull();
    expect(pressed('s', { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(pressed('g', { altKey: true })).toBeNull();
    expect(pressed('G', { shiftKey: true })).toBeNull();
    expect(pressed('1', { ctrlKey: true })).toBeNull();
    expect(pressed('Tab')).toBeNull();
  });

  it('is the Latin letter at its position on a keyboard of another alphabet', () => {
    expect(pressed('п', { code: 'KeyG' })).toBe('g');
    expect(pressed('ы', { code: 'KeyS', ctrlKey: true })).toBe('Mod+S');
    expect(pressed('é', { code: 'Digit2' })).toBe('é');
  });
});
