import { DEFAULT_SETTINGS } from '../../persistence/documents/settings.ts';
import { useSettings } from '../hooks.ts';

/** Whether the person has chosen which pictures are loaded. The default is not a choice; documents of earlier versions have only the choice. */
export function useHasChosenImages(): boolean {
  return useSettings(({ images, hasChosenImages }) => hasChosenImages || images !== DEFAULT_SETTINGS.images);
}
