import { type KeySteps, SHORTCUTS, type Shortcut } from './shortcuts.ts';

/** What the keys pressed so far mean: a shortcut, the beginning of some, or nothing. */
export type FoundShortcut = Shortcut | 'begun' | null;

/** Finds what `steps` mean. Shortcuts that controls act on themselves are not found. */
export function findShortcut(steps: KeySteps): FoundShortcut {
  let isBegun = false;
  for (const shortcut of SHORTCUTS) {
    if (shortcut.deed.kind === 'told') continue;
    for (const way of shortcut.ways) {
      if (!steps.every((step, index) => step === way[index])) continue;
      if (steps.length === way.length) return shortcut;
      isBegun = true;
    }
  }
  return isBegun ? 'begun' : null;
}

/** Whether a step is a key by itself, which can be turned off, and not one held with Ctrl or Cmd. */
export function isSingleKey(step: string): boolean {
  return !step.startsWith('Mod+');
}

/** Whether a shortcut does something only while single keys are on. What controls act on themselves works always. */
export function needsSingleKeys({ deed, ways }: Shortcut): boolean {
  return deed.kind !== 'told' && ways.every((way) => way.every(isSingleKey));
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The step of a key pressed, as the table spells it; null for a key that is none. A letter held with Shift is none, and one
 * of another alphabet is the letter of the Latin one at its place.
 */
export function stepOf({ key, code, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): string | null {
  if (altKey || key.length !== 1) return null;
  const latin = /^Key([A-Z])$/.exec(code)?.[1];
  const char = key.charCodeAt(0) > 127 && latin !== undefined ? latin : key;
  const isLetter = /^[a-z]$/i.test(char);
  if (isLetter && shiftKey) return null;
  if (ctrlKey !== metaKey) return isLetter ? `Mod+${char.toUpperCase()}` : null;
  return ctrlKey ? null : char.toLowerCase();
}
