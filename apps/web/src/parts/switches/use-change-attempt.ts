import { useRef, useState } from 'react';
import type { ChangeOutcome, FailedChange, StoredChange } from '../../sync/switches/change-outcome.ts';
import { useIsMounted } from '../../ui/use-is-mounted.ts';

/** Carries out a change. `isOpen`: whether the form is still open. */
type Write = (isOpen: () => boolean) => Promise<ChangeOutcome>;
type OnStored = (change: StoredChange, isOpen: boolean) => void;

interface ChangeAttempt {
  readonly isSaving: boolean;
  /** How the last attempt failed; null once it is repeated or dismissed. */
  readonly failure: FailedChange | null;
  /** One at a time: a second press while the first is in flight does nothing. */
  readonly run: (write: Write, onStored: OnStored) => void;
  readonly dismiss: () => void;
}

/** Carries out the changes of a form. `onFailedLater` is called for one that fails after the form was closed. */
export function useChangeAttempt(onFailedLater: (failure: FailedChange) => void): ChangeAttempt {
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<FailedChange | null>(null);
  const isUnderWay = useRef(false);
  const isOpen = useIsMounted();

  async function attempt(write: Write, onStored: OnStored): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    setFailure(null);
    const outcome = await write(isOpen);
    isUnderWay.current = false;
    setSaving(false);
    if (outcome.state === 'done' || outcome.state === 'waiting') onStored(outcome, isOpen());
    else if (isOpen()) setFailure(outcome);
    else onFailedLater(outcome);
  }

  return {
    isSaving,
    failure,
    run: (write, onStored) => void attempt(write, onStored),
    dismiss: () => setFailure(null),
  };
}
