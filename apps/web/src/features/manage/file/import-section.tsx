import { type ImportChoice, mayHaveSwitches } from '@frontboard/portable';
import { useRef, useState } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import { serviceNow } from '../../../state/service-now.ts';
import { useServices } from '../../../sync/services.ts';
import type { PackedFile } from '../../../sync/system-file/file-tasks.ts';
import { importLimits } from '../../../sync/system-file/import-limits.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';
import { cluster } from '../../../ui/layout/layout.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { AfterImport } from './after-import.tsx';
import { FetchProgress } from './fetch-progress.tsx';
import styles from './file.module.css';
import { FileChooser } from './file-chooser.tsx';
import { EntriesProgress } from './file-task-progress.tsx';
import { ImportRuns } from './import-runs.tsx';
import { importWords as words } from './import-words.ts';
import type { ChosenFile } from './read-chosen.ts';
import { type PlannedImport, useImportPlan } from './use-import-plan.ts';
import { useSystemFetch } from './use-system-fetch.ts';

const ImportPreview = lazyPart(async () => ({
  default: (await import('./import-preview.tsx')).ImportPreview,
}));

/** Imports a file into the own system: choose it, see what would change, then start. */
export function ImportSection() {
  const services = useServices();
  const { fetch, state } = useSystemFetch();
  const { planned, progress, readNow, plan, cancel, drop } = useImportPlan();
  const isPlanning = progress !== null;
  const replan = useReplan(plan);
  const [chosen, setChosen] = useState<ChosenFile | null>(null);
  /** The file whose plan is wanted. */
  const wanted = useRef<PackedFile | null>(null);
  const section = useRef<HTMLElement>(null);

  const handleFile = (next: ChosenFile | null) => {
    wanted.current = null;
    if (state.state !== 'idle' && state.purpose === 'import') fetch.cancel();
    drop();
    setChosen(next);
  };
  const handleLook = () => {
    drop();
    ImportPreview.preload();
    if (chosen === null) return;
    const { file } = chosen;
    wanted.current = file;
    void fetch.start({
      purpose: 'import',
      history: mayHaveSwitches(file) ? { since: null, until: null } : null,
      use: async (answers) => {
        const nowMs = serviceNow(services);
        const now = await readNow(answers, nowMs);
        if (now === null || wanted.current !== file) return;
        await plan({ ...chosen, now, limits: importLimits(answers, nowMs) }, null);
      },
    });
  };

  const handleStarted = () => {
    drop();
    setChosen(null);
    // The pressed button is gone. The newest run is the first in the section.
    catchFocus(() => section.current?.querySelector<HTMLElement>('[data-key]') ?? null);
  };

  return (
    <section ref={section} aria-labelledby="import-file" className={styles.section}>
      <h2 id="import-file">{words.title}</h2>
      <p className={soft}>{words.text}</p>
      <ImportRuns />
      <AfterImport />
      {/* What is noted of the file depends on the choice with which it was read. */}
      <FileChooser
        label={words.choose}
        chosen={chosen && { ...chosen, file: planned?.file ?? chosen.file }}
        onChoose={handleFile}
      />
      <div className={cluster(3)}>
        <Button
          variant="primary"
          disabled={chosen === null || state.state !== 'idle' || isPlanning}
          onClick={handleLook}
        >
          {words.look}
        </Button>
      </div>
      <FetchProgress purpose="import" />
      <EntriesProgress label={words.planning} progress={progress} onCancel={cancel} />
      {planned !== null && (
        <ImportPreview
          planned={planned}
          isPlanning={isPlanning}
          onChoose={(choice) => replan(planned, choice)}
          onStarted={handleStarted}
        />
      )}
    </section>
  );
}

/** Plans a file again with another choice, and says so if that fails. */
function useReplan(plan: (former: PlannedImport, choice: ImportChoice) => Promise<void>) {
  const { notify } = useNotify();
  return (former: PlannedImport, choice: ImportChoice) => {
    plan(former, choice).catch(() =>
      notify({ kind: 'warning', title: words.notPlanned, caption: words.notPlannedText }),
    );
  };
}
