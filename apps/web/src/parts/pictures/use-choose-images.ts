import type { Settings } from '../../persistence/documents/settings.ts';
import { useNotify, useUpdateSettings } from '../../state/hooks.ts';
import { pictureWords as words } from './words.ts';

/** Saves the answer to the question which pictures to load. */
export function useChooseImages(): (images: Settings['images']) => void {
  const update = useUpdateSettings();
  const { notify } = useNotify();
  return (images) => {
    update((settings) => ({ ...settings, images, hasChosenImages: true }));
    notify({ kind: 'positive', title: words.saved, caption: words.change });
  };
}
