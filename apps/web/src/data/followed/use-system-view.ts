import { useMemo } from 'react';
import { useFollowedStatus } from '../status/status.ts';
import { type SystemView, viewSystem } from './system-view.ts';
import { useNaming } from './use-naming.ts';

/** What is shown of one followed system; renders again only when that system or the way of naming changes. */
export function useSystemView(id: string): SystemView {
  const status = useFollowedStatus(id);
  const naming = useNaming();
  return useMemo(() => viewSystem(status, naming), [status, naming]);
}
