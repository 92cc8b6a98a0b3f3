import { useStore } from 'zustand';
import { useServices } from '../../../sync/services.ts';
import {
  createSystemFetch,
  type SystemFetch,
  type SystemFetchState,
} from '../../../sync/system-file/system-fetch.ts';

/** The fetch of the own system for a file, and its state. */
export function useSystemFetch(): { readonly fetch: SystemFetch; readonly state: SystemFetchState } {
  const fetch = useServices().once(createSystemFetch);
  return { fetch, state: useStore(fetch) };
}
