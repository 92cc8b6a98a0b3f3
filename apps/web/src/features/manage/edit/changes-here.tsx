import { useState } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import type { Revision } from '../../../sync/edit/revisions/revisions.ts';
import { useRevisions } from '../../../sync/edit/revisions/use-revisions.ts';
import type { FieldValues } from '../../../sync/edit/types.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { Foreign } from '../../../ui/foreign.tsx';
import { formatExact } from '../../../ui/format-time.ts';
import styles from './changes-here.module.css';
import { editWords } from './words.ts';

const words = editWords.changesHere;

export interface ChangesHereProps {
  /** The form whose changes are shown. */
  form: string;
  labelOf: (field: string) => string;
  show: (field: string, value: unknown) => string;
  /** Puts values back into the form. */
  onPutBack: (values: FieldValues) => void;
}

/** What was saved in this form on this device, with what had been there before. Nothing while there is nothing. */
export function ChangesHere({ form, labelOf, show, onPutBack }: ChangesHereProps) {
  const { revisions, purge } = useRevisions(form);
  const { notify } = useNotify();
  const [purged, setPurged] = useState<string | null>(null);
  if (revisions.length === 0) return null;

  const handlePutBack = (field: string, value: unknown) => {
    onPutBack({ [field]: value });
    notify({ kind: 'info', title: words.restored(labelOf(field)) });
  };
  const handlePurge = () => {
    if (purged !== null) purge(purged);
    setPurged(null);
    notify({ kind: 'positive', title: words.purged });
  };
  return (
    <>
      <Disclosure title={words.title(revisions.length)} isDrawnOnceOpened>
        <p className={styles.lead}>{words.lead}</p>
        <ol className={styles.list}>
          {revisions.map((revision) => (
            <li key={revision.id}>
              <RevisionFields
                revision={revision}
                labelOf={labelOf}
                show={show}
                onPutBack={handlePutBack}
                onPurge={setPurged}
              />
            </li>
          ))}
        </ol>
      </Disclosure>
      <Dialog
        title={words.purgeTitle}
        isOpen={purged !== null}
        onClose={() => setPurged(null)}
        actions={
          <>
            <Button onClick={() => setPurged(null)}>{words.cancel}</Button>
            <Button variant="danger" onClick={handlePurge}>
              {words.purge}
            </Button>
          </>
        }
      >
        <p>{words.purgeText}</p>
        <p>
          <Foreign>{purged}</Foreign>
        </p>
      </Dialog>
    </>
  );
}

interface RevisionFieldsProps extends Pick<ChangesHereProps, 'labelOf' | 'show'> {
  revision: Revision;
  onPutBack: (field: string, value: unknown) => void;
  onPurge: (text: string) => void;
}

function RevisionFields({ revision, labelOf, show, onPutBack, onPurge }: RevisionFieldsProps) {
  return (
    <>
      <p className={styles.time}>{formatExact(revision.atMs)}</p>
      <dl className={styles.fields}>
        {Object.entries(revision.before).map(([field, value]) => {
          const label = labelOf(field);
          const text = show(field, value);
          return (
            <div key={field} className={styles.field}>
              <dt>{words.before(label)}</dt>
              <dd>
                <Foreign className={styles.value}>{text === '' ? words.empty : text}</Foreign>
                <Button
                  size="small"
                  aria-label={words.restoreOf(label)}
                  onClick={() => onPutBack(field, value)}
                >
                  {words.restore}
                </Button>
                {typeof value === 'string' && value.trim() !== '' && !PRIVACIES.has(value) && (
                  <Button size="small" aria-label={words.purgeOf(label)} onClick={() => onPurge(value)}>
                    {words.purge}
                  </Button>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
    </>
  );
}

/** Values that say nothing of anybody. */
const PRIVACIES: ReadonlySet<string> = new Set(['public', 'private']);
