import type { ImportChoice, SystemFile } from '@frontboard/portable';
import { useRef, useState } from 'react';
import { usePrivateStore, useSession } from '../../../session/hooks.ts';
import { viewerOf } from '../../../session/viewer.ts';
import { importLinksStores } from '../../../sync/runs/import-links.ts';
import { useServices } from '../../../sync/services.ts';
import type { ChosenPlan, ImportLimits } from '../../../sync/system-file/file-tasks.ts';
import { createFileWork } from '../../../sync/system-file/file-work.ts';

/** A file beside the system as it is now. */
export interface ImportSource {
  readonly file: SystemFile;
  readonly now: SystemFile;
  readonly limits: ImportLimits;
}

/** The choices of a person and what they come to. */
export interface PlannedImport extends ImportSource, ChosenPlan {}

/** Plans an import, and again with each other choice. While it does, the plan before stays in sight. */
export function useImportPlan(): {
  readonly planned: PlannedImport | null;
  readonly isPlanning: boolean;
  /** Without a choice it begins with the one that fits the file. */
  readonly plan: (source: ImportSource, choice: ImportChoice | null) => Promise<void>;
  readonly drop: () => void;
} {
  const work = useServices().once(createFileWork);
  const { system } = useSession();
  const links = usePrivateStore(importLinksStores)(viewerOf(system, '@me'));
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
      const chosen = await work.run('plan', { file, now, choice, limits, links: links.getState() });
      if (latest.current !== turn) return;
      setIsPlanning(false);
      setPlanned({ file, now, limits, ...chosen });
    },
    drop() {
      latest.current += 1;
      setIsPlanning(false);
      setPlanned(null);
    },
  };
}
