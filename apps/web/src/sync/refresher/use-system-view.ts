import { useMemo } from 'react';
import { type SystemView, viewSystem } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { useFollowedStatus } from './status.ts';

/** What is shown of one followed system; renders again only when that system or the settings for names change. */
export function useSystemView(id: string): SystemView {
  const status = useFollowedStatus(id);
  const naming = useNaming();
  return useMemo(() => viewSystem(status, naming), [status, naming]);
}
