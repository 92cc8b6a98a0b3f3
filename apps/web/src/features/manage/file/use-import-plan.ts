import type { ImportChoice, SystemFile } from '@frontboard/portable';
import { useRef, useState } from 'react';
import { usePrivateStore, useSession } from '../../../session/hooks.ts';
import { viewerOf } from '../../../session/viewer.ts';
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

/** Plans an import, and again after each choice. In the meantime the previous plan stays on the screen. */
export function useImportPlan(): {
  readonly planned: PlannedImport | null;
  readonly isPlanning: boolean;
  /** Without a choice, the one that fits the file is used. */
  readonly plan: (source: ImportSource, choice: ImportChoice | null) => Promise<void>;
  readonly drop: () => void;
} {
  const work = useServices().once(createFileWork);
  const { system } = useSession();
  const links = usePrivateStore(importLinksStores)(viewerOf(system));
  const [planned, setPlanned] = useState<PlannedImport | null>(null);
  const [isPlanning, setIsPlanning] = useState(false);
  const latest = useRef(0);
  return {
    planned,
    isPlanning,
    async plan(source, choice) {
      latest.current += 1;
      const turn = latest.current;
      setIsPlanning(true);
      setPlanned((former) => (former === null || choice === null ? former : { ...former, choice }));
      const { file, now, limits } = source;
      try {
        const chosen = await work.run('plan', { file, now, choice, limits, links: links.getState() });
        if (latest.current === turn) setPlanned({ file, now, limits, ...chosen });
      } finally {
        if (latest.current === turn) setIsPlanning(false);
      }
    },
    drop() {
      latest.current += 1;
      setIsPlanning(false);
      setPlanned(null);
    },
  };
}
