import type { ImportChoice, SystemFile } from '@frontboard/portable';
import { useMemo, useRef, useState } from 'react';
import { useAccountStore } from '../../../session/hooks.ts';
import { importLinksStores } from '../../../sync/runs/import-links.ts';
import { useServices } from '../../../sync/services.ts';
import type { ChosenPlan, ImportLimits } from '../../../sync/system-file/file-tasks.ts';
import { createFileWork } from '../../../sync/system-file/file-work.ts';

/** A file and the current own system. */
export interface ImportSource {
  readonly file: SystemFile;
  readonly now: SystemFile;
  readonly limits: ImportLimits;
}

/** A person's choices and their result. */
export interface PlannedImport extends ImportSource, ChosenPlan {}

/**
 * Plans an import, and again after each choice. In the meantime the previous plan stays on the screen with the new choice, and must not be started.
 */
export function useImportPlan(): {
  readonly planned: PlannedImport | null;
  readonly isPlanning: boolean;
  /** Without a choice, the one that fits the file is used. Rejects if no plan can be made: the former plan and its choice stay. */
  readonly plan: (source: ImportSource, choice: ImportChoice | null) => Promise<void>;
  readonly drop: () => void;
} {
  const work = useServices().once(createFileWork);
  const links = useAccountStore(importLinksStores);
  const [made, setMade] = useState<PlannedImport | null>(null);
  /** The choice that is being planned; null for none. */
  const [asked, setAsked] = useState<ImportChoice | null>(null);
  const [isPlanning, setIsPlanning] = useState(false);
  const latest = useRef(0);
  const planned = useMemo(() => made && { ...made, choice: asked ?? made.choice }, [made, asked]);
  const settle = () => {
    setAsked(null);
    setIsPlanning(false);
  };
  return {
    planned,
    isPlanning,
    async plan(source, choice) {
      latest.current += 1;
      const turn = latest.current;
      setIsPlanning(true);
      setAsked(choice);
      const { file, now, limits } = source;
      try {
        const chosen = await work.run('plan', { file, now, choice, limits, links: links.getState() });
        if (latest.current === turn) setMade({ file, now, limits, ...chosen });
      } finally {
        if (latest.current === turn) settle();
      }
    },
    drop() {
      latest.current += 1;
      settle();
      setMade(null);
    },
  };
}
