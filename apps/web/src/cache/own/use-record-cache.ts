import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useOwnSystem } from '../../session/hooks.ts';
import { viewerOf } from '../../session/viewer.ts';
import { createRecordCache, type RecordCache } from './record-cache.ts';

/** Applies a write to everything that is shown; see `RecordCache`. */
export function useRecordCache(): RecordCache {
  const queryClient = useQueryClient();
  const own = useOwnSystem();
  const viewer = viewerOf(own);
  return useMemo(() => createRecordCache(queryClient, viewer), [queryClient, viewer]);
}
