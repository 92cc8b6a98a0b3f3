import { brandId, type FrontSwitch } from '@frontboard/model';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import type { ChangeOutcome, FailedChange, StoredChange } from '../../../sync/switches/change-outcome.ts';
import type { Refusal, SwitchCopy } from '../../../sync/switches/types.ts';
import { useChangeAttempt } from '../use-change-attempt.ts';
import { switchDialogWords } from './switch-dialog-words.ts';

/** Why the last attempt failed, while that matters. */
export type WriteProblem =
  /** The switch was changed elsewhere since it was shown. */
  | { readonly state: 'changed'; readonly latest: FrontSwitch }
  | { readonly state: 'refused'; readonly refusal: Refusal }
  | { readonly state: 'not-stored'; readonly message: string };

interface WriteTry {
  readonly isSaving: boolean;
  readonly problem: WriteProblem | null;
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
  const { isSaving, failure, run, dismiss } = useChangeAttempt((late) => {
    const isRefused = late.state === 'refused';
    notify({
      kind: 'warning',
      title: isRefused ? late.refusal.title : late.message,
      caption: isRefused ? switchDialogWords.notices.refused : switchDialogWords.notices.storedForLater,
      timeoutMs: 15_000,
    });
  });
  return {
    isSaving,
    problem: failure && problemOf(failure),
    run: (write) =>
      run(async (isOpen) => {
        const outcome = await write();
        if (outcome.state === 'refused' && isOpen()) await switchQueue.discard(outcome.id);
        return outcome;
      }, onStored),
    dismiss,
  };
}

function problemOf(outcome: FailedChange): WriteProblem {
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
