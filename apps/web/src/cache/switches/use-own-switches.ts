import type { FrontSwitch } from '@frontboard/model';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwnCaller } from '../../session/caller.ts';
import { switchQueries } from './queries.ts';
import { allSwitches } from './switch-pages.ts';

/** The known switches of the own system. */
export interface OwnSwitches {
  /** `none` without an own system; `hidden` if the service doesn't show them; `loaded` also while they are fetched again. */
  readonly state: 'none' | 'loading' | 'loaded' | 'hidden' | 'failed';
  /** Newest first, with future ones; the same array until something in it changes. */
  readonly switches: readonly FrontSwitch[];
  /** When they were fetched, in milliseconds since 1970; null while nothing is known. */
  readonly atMs: number | null;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly retry: () => void;
  /** Fetches older ones; null if there are none. */
  readonly loadMore: (() => void) | null;
}

const NONE: readonly FrontSwitch[] = [];

/** The history of the own system, first 100 switches and then 100 more each time. */
export function useOwnSwitches(): OwnSwitches {
  const { own, ref, caller } = useOwnCaller();
  const { data, dataUpdatedAt, error, isFetching, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...switchQueries(caller).list(ref),
    enabled: own !== null,
  });
  const switches = useMemo(() => (data === undefined ? NONE : allSwitches(data.pages)), [data]);
  const state =
    own === null
      ? 'none'
      : data === undefined
        ? error === null
          ? 'loading'
          : 'failed'
        : data.pages[0]?.state === 'shared'
          ? 'loaded'
          : 'hidden';
  return {
    state,
    switches,
    atMs: data === undefined ? null : dataUpdatedAt,
    error,
    isFetching,
    retry: () => void refetch(),
    loadMore: hasNextPage && !isFetching ? () => void fetchNextPage() : null,
  };
}
