import { type KeySteps, SHORTCUTS, type Shortcut } from './shortcuts.ts';

/** The meaning of the pressed keys: a shortcut, the start of some, or nothing. */
export type FoundShortcut = Shortcut | 'begun' | null;

/** Finds the shortcut of `steps`. Shortcuts that controls handle themselves are not found. */
export function findShortcut(steps: KeySteps): FoundShortcut {
  let isBegun = false;
  for (const shortcut of SHORTCUTS) {
    if (shortcut.action.kind === 'listed') continue;
    for (const way of shortcut.ways) {
      if (!steps.every((step, index) => step === way[index])) continue;
      if (steps.length === way.length) return shortcut;
      isBegun = true;
    }
  }
  return isBegun ? 'begun' : null;
}

/** Whether a step is a single key, which can be turned off, and not one with Ctrl or Cmd. */
export function isSingleKey(step: string): boolean {
  return !step.startsWith('Mod+');
}

/** Whether a shortcut works only while single keys are on. Shortcuts that controls handle themselves always work. */
export function needsSingleKeys({ action, ways }: Shortcut): boolean {
  return action.kind !== 'listed' && ways.every((way) => way.every(isSingleKey));
}

type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The step of a pressed key, as in the table; null without one. A letter with Shift is none, and a letter
 * of another alphabet is the Latin one at its position.
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
