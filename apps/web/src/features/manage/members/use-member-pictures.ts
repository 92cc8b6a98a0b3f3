import { useCallback } from 'react';
import { useImageProblems } from '../../../state/images/use-image-check.ts';
import type { MemberField, MemberValues } from './member-values.ts';

const PICTURES = [
  { field: 'avatar_url', kind: 'Avatar' },
  { field: 'webhook_avatar_url', kind: 'Webhook avatar' },
  { field: 'banner', kind: 'Banner' },
] as const;

/** Checks whether the changed addresses of pictures answer with pictures. Returns the messages for those that do not. */
export function useMemberPictures() {
  const findProblems = useImageProblems();
  return useCallback(
    (values: MemberValues, changed: readonly MemberField[]) =>
      findProblems(
        PICTURES.filter(({ field }) => changed.includes(field)).map((picture) => ({
          ...picture,
          text: values[picture.field],
        })),
      ),
    [findProblems],
  );
}
