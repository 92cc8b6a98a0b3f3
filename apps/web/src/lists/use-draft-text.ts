import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

/**
 * How long typing rests before the address is changed: longer than between two keys, because going to an address takes longer
 * than a key may, and some browsers refuse when it changes often.
 */
const REST_MS = 400;

/**
 * The text of a search field whose settled value lives in the address. It follows the keys at once, `onSettle` is called
 * when typing rests, and a text that comes from elsewhere (Back, a link) replaces it.
 *
 * @returns the text, and the way to change it
 */
export function useDraftText(
  settled: string,
  onSettle: (text: string) => void,
): readonly [string, (text: string) => void] {
  const router = useRouter();
  const [text, setText] = useState(settled);
  /** The settled text as it was last seen, and the one it was last asked to become. */
  const [seen, setSeen] = useState(settled);
  const [sent, setSent] = useState(settled);

  if (settled !== seen) {
    setSeen(settled);
    // What comes back of our own may have lost its blanks at the ends, which may be on their way to a word.
    if (settled.trim() !== sent.trim()) setText(settled);
    setSent(settled);
  }

  useEffect(() => {
    if (text === sent) return;
    const { pathname } = router.latestLocation;
    const timer = setTimeout(() => {
      // Whoever is on the way to another page is not called back for the address of this one.
      if (router.latestLocation.pathname !== pathname) return;
      setSent(text);
      onSettle(text);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, sent, onSettle, router]);

  return [text, setText];
}
