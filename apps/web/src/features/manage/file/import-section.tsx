import { Suspense, useState } from 'react';
import { useServices } from '../../../sync/services.ts';
import { createFileWork } from '../../../sync/system-file/file-work.ts';
import { importLimits } from '../../../sync/system-file/import-limits.ts';
import { Button } from '../../../ui/button.tsx';
import { lazyWithPreload } from '../../../ui/lazy-with-preload.ts';
import { FetchProgress } from './fetch-progress.tsx';
import styles from './file.module.css';
import { FileChooser } from './file-chooser.tsx';
import { ImportRuns } from './import-runs.tsx';
import { importWords as words } from './import-words.ts';
import type { ChosenFile } from './read-chosen.ts';
import { useImportPlan } from './use-import-plan.ts';
import { useSystemFetch } from './use-system-fetch.ts';

const ImportPreview = lazyWithPreload(async () => ({
  default: (await import('./import-preview.tsx')).ImportPreview,
}));

/** Imports a file into the own system: choose it, see what would change, then start. */
export function ImportSection() {
  const services = useServices();
  const { fetch, state } = useSystemFetch();
  const { planned, isPlanning, plan, drop } = useImportPlan();
  const [chosen, setChosen] = useState<ChosenFile | null>(null);

  const handleLook = () => {
    drop();
    ImportPreview.preload();
    if (chosen === null) return;
    const { file } = chosen;
    void fetch.start({
      purpose: 'import',
      history: file.switches.length === 0 ? null : { since: null, until: null },
      use: async (answers) => {
        const nowMs = services.clock.now();
        const now = await services.once(createFileWork).run('readAnswers', { answers, nowMs });
        await plan({ file, now, limits: importLimits(answers, nowMs) }, null);
      },
    });
  };

  return (
    <section aria-labelledby="import-file" className={styles.section}>
      <h2 id="import-file">{words.title}</h2>
      <p className={styles.soft}>{words.text}</p>
      <ImportRuns />
      <FileChooser
        label={words.choose}
        chosen={chosen}
        onChoose={(file) => {
          drop();
          setChosen(file);
        }}
      />
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={chosen === null || state.state !== 'idle' || isPlanning}
          onClick={handleLook}
        >
          {words.look}
        </Button>
      </div>
      <FetchProgress purpose="import" />
      <p role="status" className={styles.soft}>
        {isPlanning ? words.planning : null}
      </p>
      {planned !== null && (
        <Suspense>
          <ImportPreview
            planned={planned}
            onChoose={(choice) => void plan(planned, choice)}
            onStarted={() => {
              drop();
              setChosen(null);
            }}
          />
        </Suspense>
      )}
    </section>
  );
}
