import type { Comparison } from '@frontboard/portable';
import { useState } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import { useServices } from '../../../sync/services.ts';
import type { PackedFile } from '../../../sync/system-file/file-tasks.ts';
import { packAnswers } from '../../../sync/system-file/packed-list.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { ComparisonView } from './comparison-view.tsx';
import { FetchProgress } from './fetch-progress.tsx';
import styles from './file.module.css';
import { FileChooser } from './file-chooser.tsx';
import { EntriesProgress } from './file-task-progress.tsx';
import type { ChosenFile } from './read-chosen.ts';
import { useFileTask } from './use-file-task.ts';
import { useSystemFetch } from './use-system-fetch.ts';
import { fileWords } from './words.ts';

const words = fileWords.compare;

/** A comparison and its result. */
interface Result {
  readonly before: PackedFile;
  readonly after: PackedFile;
  readonly comparison: Comparison;
}

/** Compares a file with the own system as it is now, or with another file. */
export function CompareSection({ hasOwn }: { hasOwn: boolean }) {
  const { state } = useSystemFetch();
  const [chosenWith, setChosenWith] = useState<'now' | 'other'>('now');
  const [earlier, setEarlier] = useState<ChosenFile | null>(null);
  const [later, setLater] = useState<ChosenFile | null>(null);
  const { result, progress, compare, compareWithNow, cancel } = useComparison();
  const other = hasOwn ? chosenWith : 'other';
  const isReady = earlier !== null && (other === 'now' ? state.state === 'idle' : later !== null);

  const choose = (put: (file: ChosenFile | null) => void) => (file: ChosenFile | null) => {
    cancel();
    put(file);
  };
  const handleCompare = () => {
    if (earlier === null) return;
    if (other === 'now') compareWithNow(earlier.file);
    else if (later !== null) compare(earlier.file, later.file);
  };

  return (
    <section aria-labelledby="compare-file" className={styles.section}>
      <h2 id="compare-file">{words.title}</h2>
      <p className={soft}>{words.text}</p>
      {hasOwn && (
        <SegmentedControl
          label={words.with}
          options={[
            { value: 'now', label: words.now },
            { value: 'other', label: words.other },
          ]}
          value={other}
          onChange={(value) => {
            cancel();
            setChosenWith(value);
          }}
        />
      )}
      <FileChooser
        label={other === 'now' ? words.choose : words.chooseEarlier}
        chosen={earlier}
        onChoose={choose(setEarlier)}
      />
      {other === 'other' && (
        <FileChooser label={words.chooseLater} chosen={later} onChoose={choose(setLater)} />
      )}
      <div className={cluster(3)}>
        <Button variant="primary" disabled={!isReady} onClick={handleCompare}>
          {words.start}
        </Button>
      </div>
      <FetchProgress purpose="compare" />
      <EntriesProgress label={words.comparing} progress={progress} onCancel={cancel} />
      {result !== null && <ComparisonView {...result} />}
    </section>
  );
}

/** Compares two files, or a file with the own system as it is now. A new comparison and `cancel` remove the former result. */
function useComparison() {
  const { clock } = useServices();
  const { fetch } = useSystemFetch();
  const { notify } = useNotify();
  const { progress, run, cancel } = useFileTask();
  const [result, setResult] = useState<Result | null>(null);
  const show = async (before: PackedFile, after: PackedFile) => {
    const entries = before.members.length + before.groups.length + before.switches.length;
    const comparison = await run('compare', { before, after }, entries);
    if (comparison !== null) setResult({ before, after, comparison });
  };
  return {
    result,
    progress,
    compare(before: PackedFile, after: PackedFile): void {
      setResult(null);
      show(before, after).catch(() =>
        notify({ kind: 'warning', title: words.failed, caption: words.failedText }),
      );
    },
    compareWithNow(before: PackedFile): void {
      setResult(null);
      void fetch.start({
        purpose: 'compare',
        history: wantedHistory(before),
        use: async (answers) => {
          const packed = await packAnswers(answers);
          const now = await run(
            'readAnswers',
            { answers: packed, nowMs: clock.now() },
            packed.switches.length,
          );
          if (now !== null) await show(before, now);
        },
      });
    },
    cancel(): void {
      cancel();
      setResult(null);
    },
  };
}

/** A file without history is compared without it: fetching it takes longest. */
function wantedHistory({ switches, wholeParts, since, until }: PackedFile) {
  return switches.length === 0 && !wholeParts.has('switches') ? null : { since, until };
}
