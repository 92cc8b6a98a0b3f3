import { useCallback, useSyncExternalStore } from 'react';
import { browserNotices, type NoticePermission } from '../../platform/device-notices.ts';
import { usePreferences, useUpdatePreferences } from '../../state/hooks.ts';
import type { FrontNoticeOptions } from '../../state/preferences.ts';

/** What is chosen about notices of fronts, whether the device shows them, and the ways to choose. */
export interface FrontNotificationChoices {
  readonly options: FrontNoticeOptions;
  readonly permission: NoticePermission;
  readonly update: (change: Partial<FrontNoticeOptions>) => void;
  /**
   * Chooses a system, or drops it. The browser is asked on the first choice. Returns the permission; without one nothing was chosen.
   */
  readonly choose: (id: string, isChosen: boolean) => Promise<NoticePermission>;
}

/** The notices of fronts, as every tab has them. */
export function useFrontNotices(): FrontNotificationChoices {
  const options = usePreferences(({ notices }) => notices);
  const updatePreferences = useUpdatePreferences();
  const permission = useSyncExternalStore(browserNotices.onPermission, browserNotices.permission);
  const update = useCallback(
    (change: Partial<FrontNoticeOptions>) =>
      updatePreferences((current) => ({ ...current, notices: { ...current.notices, ...change } })),
    [updatePreferences],
  );
  const choose = useCallback(
    async (id: string, isChosen: boolean) => {
      const answer = isChosen ? await browserNotices.ask() : browserNotices.permission();
      if (isChosen && answer !== 'granted') return answer;
      updatePreferences((current) => {
        const rest = current.notices.systems.filter((other) => other !== id);
        return { ...current, notices: { ...current.notices, systems: isChosen ? [...rest, id] : rest } };
      });
      return answer;
    },
    [updatePreferences],
  );
  return { options, permission, update, choose };
}
