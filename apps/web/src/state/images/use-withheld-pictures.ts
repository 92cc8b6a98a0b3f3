import { useCallback } from 'react';
import { useStore } from 'zustand/react';
import { createStore } from 'zustand/vanilla';
import { useStateServices } from '../services.tsx';
import { useHasChosenImages } from './use-has-chosen-images.ts';

/** Whether this page has met a picture that only the default does not load. */
const createHasMetWithheld = () => createStore<boolean>(() => false);

/** Notes that a picture is on the screen but not loaded; null once the person has chosen which are. */
export function useNoteWithheld(): ((url: string) => void) | null {
  const hasMet = useStateServices().once(createHasMetWithheld);
  const note = useCallback(
    (url: string) => {
      if (canBeLoaded(url)) hasMet.setState(true, true);
    },
    [hasMet],
  );
  return useHasChosenImages() ? null : note;
}

/** Whether the person has to be asked which pictures to load: one was met that the default does not load. */
export function useAsksForPictures(): boolean {
  const hasMet = useStore(useStateServices().once(createHasMetWithheld));
  return !useHasChosenImages() && hasMet;
}

/** Whether a choice of pictures could load it. */
export function canBeLoaded(url: string): boolean {
  return url.startsWith('https://') && URL.canParse(url);
}
