import { brandId, type FrontSwitch } from '@frontboard/model';
import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import type { ChangeOutcome } from '../../../sync/switches/change-outcome.ts';
import type { Refusal, SwitchCopy } from '../../../sync/switches/types.ts';
import { switchDialogWords } from './switch-dialog-words.ts';

/** Why the last attempt failed, while that matters. */
export type WriteProblem =
  /** The switch was changed elsewhere since it was shown. */
  | { readonly state: 'changed'; readonly latest: FrontSwitch }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'not-stored'; readonly message: string };

/** The change is done, or is stored and sent later. */
export type StoredChange = Extract<ChangeOutcome, { readonly state: 'done' | 'waiting' }>;

interface WriteTry {
  readonly isSaving: boolean;
  readonly problem: WriteProblem | null;
  /** One at a time: a second press while the first is in flight does nothing. */
  readonly run: (write: () => Promise<ChangeOutcome>) => void;
  readonly dismiss: () => void;
}

/**
 * Sends a change of a switch and shows the outcome: in the form while it is open, in a notice once it was closed. If it is refused while
 * the form is open, it leaves the queue, because the form has it; later it stays in the queue, to be tried again or discarded.
 */
export function useSwitchWrite(onStored: (change: StoredChange) => void): WriteTry {
  const { switchQueue } = useServices();
  const { notify } = useNotify();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<WriteProblem | null>(null);
  const isUnderWay = useRef(false);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);

  async function attempt(write: () => Promise<ChangeOutcome>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setSaving(true);
    setProblem(null);
    const outcome = await write();
    if (outcome.state === 'refused' && isOpen.current) await switchQueue.discard(outcome.id);
    isUnderWay.current = false;
    setSaving(false);
    if (outcome.state === 'done' || outcome.state === 'waiting') onStored(outcome);
    else if (isOpen.current) setProblem(problemOf(outcome));
    else {
      const isRefused = outcome.state === 'refused';
      notify({
        kind: 'warning',
        title: isRefused ? outcome.refusal.title : outcome.message,
        caption: isRefused ? switchDialogWords.notices.refused : switchDialogWords.notices.storedForLater,
        timeoutMs: 15_000,
      });
    }
  }

  return {
    isSaving,
    problem,
    run: (write) => void attempt(write),
    dismiss: () => setProblem(null),
  };
}

function problemOf(outcome: Exclude<ChangeOutcome, StoredChange>): WriteProblem {
  if (outcome.state === 'not-stored') return outcome;
  const { refusal } = outcome;
  return refusal.latest === null
    ? { state: 'refused', refusal }
    : { state: 'changed', latest: frontSwitchOf(refusal.latest) };
}

function frontSwitchOf({ switchId, timestamp, members }: SwitchCopy): FrontSwitch {
  return {
    id: brandId('SwitchId', switchId),
    timestamp,
    memberIds: members.map(({ id }) => brandId('MemberId', id)),
    members: null,
    extra: {},
  };
}
