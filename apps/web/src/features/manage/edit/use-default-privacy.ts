import type { Priv } from '@frontboard/model';
import { useState } from 'react';
import { useOwnSettings } from '../../../cache/own/use-own-config.ts';
import type { OwnKind } from '../../../sync/writes/own-records.ts';

/** Who sees a new member or group at first. */
export interface DefaultPrivacy {
  /** False while the form should wait: the system's settings are loading for the first time. */
  readonly isReady: boolean;
  /** As in the system's settings; null while they are not known. */
  readonly known: Priv | null;
  /** What the form starts with: private as long as nothing is known, so that nothing is shown to others by mistake. */
  readonly start: Priv;
  /** The form was ready before the settings were known. */
  readonly wasUnknown: boolean;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

/** Who sees a new member or group at first, by the settings of the own system. */
export function useDefaultPrivacy(kind: OwnKind): DefaultPrivacy {
  const { config, isSettled, error, retry } = useOwnSettings();
  const isPrivate = kind === 'member' ? config?.memberDefaultPrivate : config?.groupDefaultPrivate;
  const known = isPrivate === undefined ? null : isPrivate ? 'private' : 'public';
  const [first, setFirst] = useState<'known' | 'unknown' | null>(null);
  // A later attempt must not replace a form that is open.
  if (isSettled && first === null) setFirst(known === null ? 'unknown' : 'known');
  return {
    isReady: first !== null,
    known,
    start: known ?? 'private',
    wasUnknown: first === 'unknown',
    isLoading: !isSettled,
    error,
    retry,
  };
}
