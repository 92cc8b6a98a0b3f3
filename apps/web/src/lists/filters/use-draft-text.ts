import { useRouter } from '@tanstack/react-router';
import { useCallback, useState } from 'react';
import { useDebounce } from '../../ui/fields/use-debounce.ts';

/**
 * Pause in typing before the address is changed: longer than between two keys, because changing an address takes longer
 * than a key may, and some browsers refuse when it changes often.
 */
const REST_MS = 400;

/**
 * The text of a search field whose settled value is in the address. It follows the keys at once, `onSettle` is called
 * after a pause in typing, and a text that comes from elsewhere (Back, a link) replaces it.
 *
 * @returns the text, and the function that changes it
 */
export function useDraftText(
  settled: string,
  onSettle: (text: string) => void,
): readonly [string, (text: string) => void] {
  const router = useRouter();
  const [text, setText] = useState(settled);
  /** The last settled text, and the last requested text. */
  const [seen, setSeen] = useState(settled);
  const [sent, setSent] = useState(settled);

  if (settled !== seen) {
    setSeen(settled);
    // Our own text may come back without the blanks at its ends, to which a word may be added next.
    if (settled.trim() !== sent.trim()) setText(settled);
    setSent(settled);
  }

  const { start } = useDebounce((next: string, pathname: string) => {
    // A person who is leaving for another page is not called back to the address of this one.
    if (next === sent || router.latestLocation.pathname !== pathname) return;
    setSent(next);
    onSettle(next);
  }, REST_MS);
  const change = useCallback(
    (next: string) => {
      setText(next);
      // A long list may not have rendered `next` when the pause ends.
      start(next, router.latestLocation.pathname);
    },
    [router, start],
  );

  return [text, change];
}
