import { useEffect, useRef, useState } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { describeWrite } from '../../../sync/switches/past/describe-write.ts';
import type { SwitchWrite } from '../../../sync/switches/past/write-switch.ts';
import { historyWords } from './words.ts';

/** What came of the last try, as long as it is of interest; `offline`: there was none. */
export type WriteProblem = Exclude<SwitchWrite, DoneWrite> | { readonly state: 'offline' };

/** The change is done. */
export type DoneWrite = Extract<SwitchWrite, { readonly state: 'done' }>;

interface WriteTry {
  readonly isSaving: boolean;
  readonly problem: WriteProblem | null;
  /** One at a time: a second press while the first is under way does nothing. */
  readonly run: (write: () => Promise<SwitchWrite>) => void;
  readonly dismiss: () => void;
}

/**
 * Tries a change of a switch and tells what came of it: to the form while it is open, by a notice once it was closed.
 * Offline nothing is tried, so that nothing waits unseen.
 */
export function useSwitchWrite(onDone: (write: DoneWrite) => void): WriteTry {
  const { online } = useServices();
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

  async function attempt(write: () => Promise<SwitchWrite>): Promise<void> {
    if (isUnderWay.current) return;
    if (!online.getSnapshot()) {
      setProblem({ state: 'offline' });
      return;
    }
    isUnderWay.current = true;
    setSaving(true);
    setProblem(null);
    const outcome = await write();
    isUnderWay.current = false;
    setSaving(false);
    if (outcome.state === 'done') onDone(outcome);
    else if (isOpen.current) setProblem(outcome);
    else {
      const { title } = outcome.state === 'changed' ? historyWords.changed : describeWrite(outcome);
      notify({ kind: 'warning', title, caption: historyWords.notices.keptForLater, timeoutMs: 15_000 });
    }
  }

  return {
    isSaving,
    problem,
    run: (write) => void attempt(write),
    dismiss: () => setProblem(null),
  };
}
