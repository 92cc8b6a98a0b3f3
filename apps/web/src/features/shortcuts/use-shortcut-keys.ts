import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useSettings } from '../../state/hooks.ts';
import type { KeyRelay } from '../../ui/focus/use-key-relay.ts';
import { findShortcut, isSingleKey, stepOf } from './find-shortcut.ts';
import { isSomethingOpen, reachControl, takesLetters } from './reach.ts';
import type { ShortcutAction } from './shortcuts.ts';

/**
 * Performs shortcuts. Ignores keys that are text or choose from a list, while anything floats above the screen,
 * and during composition; single keys also if they were turned off.
 */
export function useShortcutKeys(relay: KeyRelay, onHelp: () => void): void {
  const { navigate } = useRouter();
  const areSingleKeysOn = useSettings(({ singleKeys }) => singleKeys);
  const begun = useRef<readonly string[]>([]);

  /** False if there is nothing to act on. */
  const act = (action: ShortcutAction): boolean => {
    switch (action.kind) {
      case 'go':
        void navigate({ to: action.to });
        return true;
      case 'help':
        onHelp();
        return true;
      case 'listed':
        return false;
      default:
        return reachControl(action);
    }
  };
  const handleKey = useEffectEvent((event: KeyboardEvent, isLate: boolean) => {
    // A modifier is pressed before the key it changes, also within a sequence.
    if (['Shift', 'Control', 'Alt', 'Meta'].includes(event.key)) return;
    const former = begun.current;
    begun.current = [];
    if (event.defaultPrevented || event.repeat || event.isComposing) return;
    const step = stepOf(event);
    if (step === null || isSomethingOpen()) return;
    const isSingle = isSingleKey(step);
    if (isSingle && (!areSingleKeysOn || takesLetters(event.target))) return;
    if (isSingle && isLate && takesLetters(document.activeElement)) {
      // Typed after the key that leads to this field, and meant for it.
      document.execCommand('insertText', false, event.key);
      return;
    }
    let steps = [...former, step];
    let found = findShortcut(steps);
    if (found === null && former.length > 0) {
      steps = [step];
      found = findShortcut(steps);
    }
    if (found === null) return;
    if (found === 'begun') begun.current = steps;
    else if (act(found.action)) event.preventDefault();
  });
  useEffect(() => relay.listen((event, isLate) => handleKey(event, isLate)), [relay]);
  useEffect(() => {
    // A person who continues with the pointer has left the sequence.
    const forget = () => {
      begun.current = [];
    };
    document.addEventListener('pointerdown', forget);
    return () => document.removeEventListener('pointerdown', forget);
  }, []);
}
