import { useParams, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { screenHeading } from '../../../ui/focus/screen-heading.ts';

/**
 * Opens another server beside the list of them: the same part of it opens, and Back leads to the list.
 *
 * @returns `keepsFocus` leaves the focus in the list; otherwise it moves to the title of the server
 */
export function useOpenServer(): (id: string, options?: { readonly keepsFocus: true }) => void {
  const router = useRouter();
  const openId = useParams({ strict: false, select: ({ guild }) => guild });
  return useCallback(
    (id, options) => {
      if (id === openId) {
        if (options === undefined) screenHeading()?.focus();
        return;
      }
      void router.navigate({
        to: '.',
        params: (former: object) => ({ ...former, guild: id }),
        replace: true,
        state: { ...options },
      });
    },
    [router, openId],
  );
}
