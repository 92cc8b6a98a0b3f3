import { Download } from 'lucide-react';
import { useState } from 'react';
import { JSON_TYPE, saveText } from '../../../platform/save-file.ts';
import { useAccountStore } from '../../../session/account-hooks.ts';
import { useNotify } from '../../../state/hooks.ts';
import { durationMs, paceOf } from '../../../sync/runs/estimate.ts';
import { addImportLinks, importLinksStores } from '../../../sync/runs/import-links.ts';
import { openRuns } from '../../../sync/runs/open-runs.ts';
import { runWords } from '../../../sync/runs/words.ts';
import { useServices } from '../../../sync/services.ts';
import { importFileName } from '../../../sync/system-file/file-names.ts';
import type { PackedPlan } from '../../../sync/system-file/file-tasks.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { formatEstimate } from '../runs/format-estimate.ts';
import styles from './file.module.css';
import { EntriesProgress } from './file-task-progress.tsx';
import { importWords } from './import-words.ts';
import { useFileTask } from './use-file-task.ts';
import type { PlannedImport } from './use-import-plan.ts';

const words = importWords.ways;
/** If it takes longer than this, PluralKit's own import is the better choice. */
const LONG_MS = 20 * 60_000;

interface ImportWaysProps {
  planned: PlannedImport;
  /** Its choice is not planned yet. */
  isPlanning: boolean;
  onStarted: () => void;
}

interface FileWayProps {
  /** Something stays on this device, which the file can't bring there. */
  hasLocal: boolean;
  isLong: boolean;
  isBlocked: boolean;
  /** How many new entries are not in the saved file. */
  left: number;
  onSave: () => void;
}

/** A file for PluralKit's own import. */
function FileWay({ hasLocal, isLong, isBlocked, left, onSave }: FileWayProps) {
  return (
    <section className={styles.section} aria-label={words.file}>
      <h4>{words.file}</h4>
      <p className={soft}>{words.fileText}</p>
      {hasLocal && <p>{words.fileLocal}</p>}
      {isLong && <p>{words.fileSuits}</p>}
      <ol className={styles.steps}>
        {words.fileSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <Button disabled={isBlocked} icon={<Download aria-hidden="true" />} onClick={onSave}>
        {words.save}
      </Button>
      <p role="status">{left > 0 ? words.fileLeft(left) : null}</p>
    </section>
  );
}

/** The ways to carry out a planned import: one change after the other from here, or a file for PluralKit's own import. */
export function ImportWays({ planned, isPlanning, onStarted }: ImportWaysProps) {
  const { plan, writes, work, now, file, local } = planned;
  const links = useAccountStore(importLinksStores);
  const services = useServices();
  const { notify } = useNotify();
  const [isStarting, setIsStarting] = useState(false);
  /** The plan that was saved as a file, and how many of its new entries are not in it. */
  const [saved, setSaved] = useState<{ readonly plan: PackedPlan; readonly left: number } | null>(null);
  const left = saved?.plan === plan ? saved.left : 0;
  const takesMs = durationMs(work, paceOf(services.client.queue.getSnapshot()));
  const isLong = takesMs > LONG_MS;
  const { progress, run, cancel } = useFileTask();
  const isBlocked = isPlanning || progress !== null || plan.exceeded.length > 0;
  const hasLocal = local.operations.length > 0;
  const isSending = writes > 0 || (plan.config?.changes.length ?? 0) > 0;
  if (!isSending && !hasLocal) return <p role="status">{words.nothing}</p>;

  const handleStart = async () => {
    setIsStarting(true);
    try {
      const started = await run('operations', { plan, file, local }, writes);
      if (started === null) return;
      await openRuns(services).start({ about: 'import', operations: started.operations });
      addImportLinks(links, started.links);
      onStarted();
    } catch {
      notify({ kind: 'negative', title: runWords.notStored });
    } finally {
      setIsStarting(false);
    }
  };
  const handleSave = async () => {
    setSaved(null);
    try {
      const made = await run('importFiles', { plan, now }, writes);
      if (made === null) return;
      const { files } = made;
      for (const [index, text] of files.entries()) {
        const name = importFileName(new Date(services.clock.now()), files.length === 1 ? null : index + 1);
        saveText(name, JSON_TYPE, text);
        notify({ kind: 'positive', title: words.saved(name) });
      }
      setSaved({ plan, left: made.left });
    } catch {
      notify({ kind: 'negative', title: words.notSaved, caption: words.notSavedText });
    }
  };

  return (
    <div className={styles.section}>
      <h3>{words.title}</h3>
      <p>{isSending ? words.takes(words.writes(writes), formatEstimate(takesMs)) : words.onlyLocal}</p>
      <section className={styles.section} aria-label={words.here}>
        <h4>{words.here}</h4>
        <p className={soft}>{words.hereText}</p>
        {!isLong && <p>{words.hereSuits}</p>}
        <Button
          variant={isLong ? 'secondary' : 'primary'}
          disabled={isBlocked || (writes === 0 && !hasLocal)}
          isPending={isStarting}
          onClick={() => void handleStart()}
        >
          {words.start}
        </Button>
      </section>
      {isSending && <FileWay {...{ hasLocal, isLong, isBlocked, left }} onSave={() => void handleSave()} />}
      <EntriesProgress label={words.preparing} progress={progress} onCancel={cancel} />
    </div>
  );
}
