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
import { useForgetName } from './use-forget-name.ts';
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

interface PurgedValue {
  readonly field: string;
  readonly text: string;
}

/** What was saved in this form on this device, with the former values. Nothing without any. */
export function ChangesHere({ form, labelOf, show, onPutBack }: ChangesHereProps) {
  const { revisions, purge } = useRevisions(form);
  const forgetName = useForgetName();
  const { notify } = useNotify();
  const [purged, setPurged] = useState<PurgedValue | null>(null);
  if (revisions.length === 0) return null;

  const handlePutBack = (field: string, value: unknown) => {
    onPutBack({ [field]: value });
    notify({ kind: 'info', title: words.restored(labelOf(field)) });
  };
  const handlePurge = async () => {
    setPurged(null);
    if (purged === null) return;
    if (isName(purged.field)) await forgetName(purged.text);
    else {
      purge(purged.text);
      notify({ kind: 'positive', title: words.purged });
    }
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
            <Button variant="danger" onClick={() => void handlePurge()}>
              {words.purge}
            </Button>
          </>
        }
      >
        <p>{purged !== null && isName(purged.field) ? words.purgeNameText : words.purgeText}</p>
        <p>
          <Foreign>{purged?.text}</Foreign>
        </p>
      </Dialog>
    </>
  );
}

interface RevisionFieldsProps extends Pick<ChangesHereProps, 'labelOf' | 'show'> {
  revision: Revision;
  onPutBack: (field: string, value: unknown) => void;
  onPurge: (purged: PurgedValue) => void;
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
                  <Button
                    size="small"
                    aria-label={words.purgeOf(label)}
                    onClick={() => onPurge({ field, text: value })}
                  >
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

/** Whether a field is a name, which other changes may contain, too. */
function isName(field: string): boolean {
  return field === 'name' || field === 'display_name';
}

/** Values without personal content. */
const PRIVACIES: ReadonlySet<string> = new Set(['public', 'private']);
