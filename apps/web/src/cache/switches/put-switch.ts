import type { SwitchPage } from '@frontboard/client';
import type { FrontSwitch } from '@frontboard/model';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import type { Caller } from '../../session/caller.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Shared } from '../shared.ts';
import { switchQueries } from './queries.ts';
import { announceSwitchNews } from './switch-news.ts';
import { allSwitches, orderKey, withoutSwitch, withSwitch } from './switch-pages.ts';

/**
 * Applies a changed switch, or its deletion (null), to everything that shows it.
 *
 * @returns whether another switch is the newest now, or the newest has changed
 */
export function putSwitch(
  queryClient: QueryClient,
  caller: Caller,
  systemRef: string,
  id: string,
  frontSwitch: FrontSwitch | null,
): boolean {
  announceSwitchNews(queryClient, { kind: 'put', viewer: caller.viewer, id, now: frontSwitch });
  const queries = switchQueries(caller);
  const listKey = queries.list(systemRef).queryKey;
  const newest = () => {
    const data = queryClient.getQueryData(listKey);
    const first = data === undefined ? undefined : allSwitches(data.pages)[0];
    return first === undefined ? '' : `${first.id} ${orderKey(first)} ${first.memberIds.join(' ')}`;
  };
  const before = newest();
  queryClient.setQueryData<InfiniteData<Shared<SwitchPage>, string>>(listKey, (data) => {
    if (data === undefined) return data;
    const others = withoutSwitch(data.pages, id);
    return { ...data, pages: [...(frontSwitch === null ? others : withSwitch(others, frontSwitch))] };
  });
  // A switch from a list has its members without their order.
  if (frontSwitch === null || frontSwitch.members !== null) {
    queryClient.setQueryData<Shared<FrontSwitch>>(
      queries.detail(systemRef, frontSwitch?.id ?? id).queryKey,
      frontSwitch === null ? { state: 'not-found' } : { state: 'shared', value: frontSwitch },
    );
  }
  const isNewest = newest() !== before;
  // An earlier switch may be where a member's stretch begins.
  if (!isNewest) void queryClient.invalidateQueries({ queryKey: [caller.viewer, 'switches', 'since'] });
  return isNewest;
}

/** A switch was recorded or changed elsewhere: all cached switches of `viewer` are stale. */
export function invalidateSwitches(queryClient: QueryClient, viewer: Viewer): void {
  announceSwitchNews(queryClient, { kind: 'stale', viewer });
  void queryClient.invalidateQueries({ queryKey: [viewer, 'switches'] });
}
