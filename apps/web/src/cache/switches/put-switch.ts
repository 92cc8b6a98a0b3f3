import type { FrontSwitch } from '@frontboard/model';
import type { QueryClient } from '@tanstack/react-query';
import type { Caller } from '../../session/caller.ts';
import type { Shared } from '../shared.ts';
import { switchQueries } from './queries.ts';
import { announceSwitchNews } from './switch-news.ts';

/** Applies a changed switch, or its deletion (null), to everything that shows it. */
export function putSwitch(
  queryClient: QueryClient,
  caller: Caller,
  systemRef: string,
  id: string,
  frontSwitch: FrontSwitch | null,
): void {
  announceSwitchNews(queryClient, { kind: 'put', viewer: caller.viewer, id, now: frontSwitch });
  // A switch from a list has its members without their order.
  if (frontSwitch === null || frontSwitch.members !== null) {
    queryClient.setQueryData<Shared<FrontSwitch>>(
      switchQueries(caller).detail(systemRef, frontSwitch?.id ?? id).queryKey,
      frontSwitch === null ? { state: 'not-found' } : { state: 'shared', value: frontSwitch },
    );
  }
  // It may be where a member's stretch begins.
  void queryClient.invalidateQueries({ queryKey: [caller.viewer, 'switches', 'since'] });
}
