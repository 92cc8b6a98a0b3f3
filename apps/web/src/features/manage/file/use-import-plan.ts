import {
  type ApiAnswers,
  choiceAfterReading,
  type ImportChoice,
  type TimeChoice,
  type WorkProgress,
} from '@frontboard/portable';
import { useMemo, useRef, useState } from 'react';
import { useAccountStore } from '../../../session/account-hooks.ts';
import { useLocalDataStore } from '../../../session/local/local-data.ts';
import { importLinksStores } from '../../../sync/runs/import-links.ts';
import type { ChosenPlan, ImportLimits, PackedFile } from '../../../sync/system-file/file-tasks.ts';
import { packAnswers } from '../../../sync/system-file/packed-list.ts';
import type { ChosenFile } from './read-chosen.ts';
import { useFileTask } from './use-file-task.ts';

/** A file and the current own system. */
export interface ImportSource extends Pick<ChosenFile, 'file' | 'blob' | 'answers'> {
  readonly now: PackedFile;
  readonly limits: ImportLimits;
}

/** A person's choices and their result. */
export interface PlannedImport extends ImportSource, ChosenPlan {}

/**
 * Plans an import, and again after each choice. In the meantime the previous plan stays on the screen with the new choice, and must not be started.
 */
export function useImportPlan(): {
  readonly planned: PlannedImport | null;
  /** The progress of planning, or of reading what the plan needs; null while neither runs. */
  readonly progress: WorkProgress | null;
  /** Reads the current own system, for a plan. Resolves with null if that is cancelled. */
  readonly readNow: (answers: ApiAnswers, nowMs: number) => Promise<PackedFile | null>;
  /** Without a choice, the one that fits the file is used. Rejects if no plan can be made: the former plan and its choice stay, as after a cancel. */
  readonly plan: (source: ImportSource, choice: ImportChoice | null) => Promise<void>;
  readonly cancel: () => void;
  /** Cancels, and forgets the plan. */
  readonly drop: () => void;
} {
  const links = useAccountStore(importLinksStores);
  const local = useLocalDataStore();
  const { progress, run, cancel } = useFileTask();
  const [made, setMade] = useState<PlannedImport | null>(null);
  /** The choice that is being planned; null for none. */
  const [asked, setAsked] = useState<ImportChoice | null>(null);
  const latest = useRef(0);
  const planned = useMemo(() => made && { ...made, choice: asked ?? made.choice }, [made, asked]);
  return {
    planned,
    progress,
    readNow: async (answers, nowMs) => {
      const packed = await packAnswers(answers);
      return run('readAnswers', { answers: packed, nowMs }, packed.switches.length);
    },
    async plan(source, choice) {
      latest.current += 1;
      const turn = latest.current;
      setAsked(choice);
      const { blob, answers, now, limits } = source;
      /** A file is read with the choice about its times. */
      const readAgain = (times: TimeChoice) =>
        run('read', { blob, nowMs: limits.nowMs, answers: { ...answers, times } }, blob.size);
      try {
        const isRead = choice === null || choice.times === made?.choice.times;
        const file = isRead ? source.file : await readAgain(choice.times);
        if (file === null) return;
        const next = choice && choiceAfterReading(choice, frontingOf(source.file), frontingOf(file));
        const entries = file.members.length + file.groups.length + file.switches.length;
        const chosen = await run(
          'plan',
          { file, now, choice: next, limits, links: links.getState(), local: local.getState() },
          entries,
        );
        if (chosen !== null && latest.current === turn) setMade({ ...source, file, ...chosen });
      } finally {
        if (latest.current === turn) setAsked(null);
      }
    },
    cancel,
    drop() {
      latest.current += 1;
      cancel();
      setAsked(null);
      setMade(null);
    },
  };
}

function frontingOf({ members, used, switches }: PackedFile) {
  return { members, used, hasHistory: switches.length > 0 };
}
