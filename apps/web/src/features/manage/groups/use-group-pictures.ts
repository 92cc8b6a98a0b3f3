import { useCallback } from 'react';
import { useImageProblems } from '../../../state/images/use-image-check.ts';
import type { GroupValues } from './group-values.ts';

/** Checks whether the changed addresses of a group's pictures answer with pictures; messages by field. */
export function useGroupPictures() {
  const findImageProblems = useImageProblems();
  return useCallback(
    (values: GroupValues, changed: readonly (keyof GroupValues)[]) =>
      findImageProblems(
        (
          [
            { field: 'icon', kind: 'Icon', text: values.icon },
            { field: 'banner', kind: 'Banner', text: values.banner },
          ] as const
        ).filter(({ field }) => changed.includes(field)),
      ),
    [findImageProblems],
  );
}
