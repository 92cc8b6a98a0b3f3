import { useState } from 'react';
import { useNotify } from '../../../state/hooks.ts';
import { type ChangeHere, useChangesHere } from '../../../sync/changes-here/changes-here.ts';
import type { FieldValues } from '../../../sync/edit/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import styles from './changes-here.module.css';
import { useForgetText } from './use-forget-text.ts';
import { editWords } from './words.ts';

const words = editWords.changesHere;

export interface ChangesHereProps {
  /** The form whose changes are shown. */
  form: string;
  labelOf: (field: string) => string;
  show: (field: string, value: unknown) => string;
  /** Whether the form has a place for a value. */
  canPutBack: (field: string, value: unknown) => boolean;
  /** Puts values back into the form. */
  onPutBack: (values: FieldValues) => void;
}

interface PurgedValue {
  readonly field: string;
  readonly text: string;
}

/** What was changed in this record on this device, with the former values. Nothing without any. */
export function ChangesHere({ form, labelOf, show, canPutBack, onPutBack }: ChangesHereProps) {
  const changes = useChangesHere(form);
  const forgetText = useForgetText();
  const { notify } = useNotify();
  const [purged, setPurged] = useState<PurgedValue | null>(null);
  if (changes.length === 0) return null;

  const handlePutBack = (field: string, value: unknown) => {
    onPutBack({ [field]: value });
    notify({ kind: 'info', title: words.restored(labelOf(field)) });
  };
  const handlePurge = async () => {
    setPurged(null);
    if (purged !== null) await forgetText(purged.text, isName(purged.field));
  };
  return (
    <>
      <Disclosure title={words.title(changes.length)} isDrawnOnceOpened>
        <p className={soft}>{words.lead}</p>
        <ol className={styles.list}>
          {changes.map((change) => (
            <li key={change.id}>
              <ChangedFields
                change={change}
                labelOf={labelOf}
                show={show}
                canPutBack={canPutBack}
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

interface ChangedFieldsProps extends Pick<ChangesHereProps, 'labelOf' | 'show' | 'canPutBack'> {
  change: ChangeHere;
  onPutBack: (field: string, value: unknown) => void;
  onPurge: (purged: PurgedValue) => void;
}

function ChangedFields({ change, labelOf, show, canPutBack, onPutBack, onPurge }: ChangedFieldsProps) {
  const { about, atMs, before } = change;
  return (
    <>
      <p className={soft}>{about === null ? formatExact(atMs) : words.byRun[about](formatExact(atMs))}</p>
      <dl className={styles.fields}>
        {Object.entries(before).map(([field, value]) => {
          const label = labelOf(field);
          const text = show(field, value);
          return (
            <div key={field} className={styles.field}>
              <dt>{words.before(label)}</dt>
              <dd>
                <Foreign className={styles.value}>{text === '' ? words.empty : text}</Foreign>
                {canPutBack(field, value) && (
                  <Button
                    size="small"
                    aria-label={words.restoreOf(label)}
                    onClick={() => onPutBack(field, value)}
                  >
                    {words.restore}
                  </Button>
                )}
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
