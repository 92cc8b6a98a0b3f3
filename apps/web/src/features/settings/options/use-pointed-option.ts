import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer } from 'react';
import type { OptionId } from '../option-words.ts';
import { isOptionId } from './find-options.ts';

/**
 * The option in the address (`/settings#discreet`), scrolled into view with the focus on its control.
 *
 * @param onPointed called before, so that a search does not hide it
 */
export function usePointedOption(onPointed: () => void): OptionId | null {
  const hash = useLocation({ select: (location) => location.hash });
  const pointed = isOptionId(hash) ? hash : null;
  const announce = useEffectEvent(onPointed);
  const router = useRouter();
  const [repeats, countRepeat] = useReducer((count: number) => count + 1, 0);
  useEffect(
    () =>
      router.subscribe('onResolved', ({ hrefChanged, toLocation }) => {
        if (hrefChanged || !isOptionId(toLocation.hash)) return;
        announce();
        countRepeat();
      }),
    [router],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the address that is already there leads to the option again
  useEffect(() => {
    if (pointed === null) return;
    announce();
    // After the screen has rendered without a search, and the frame has focused its title.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(pointed);
      row?.scrollIntoView({ block: 'center' });
      // Temporarily open content, such as the field for a new token, comes before permanent content.
      const control =
        row?.querySelector<HTMLElement>('details[open] input') ??
        row?.querySelector<HTMLElement>('input, select, button, summary');
      control?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pointed, repeats]);
  return pointed;
}
