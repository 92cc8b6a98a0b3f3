import { CircleAlert, CloudOff, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIsOnline } from '../../../state/hooks.ts';
import type { EditState } from '../../../sync/edit/types.ts';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import styles from './edit-form.module.css';
import { showValue } from './show-value.ts';
import { editWords as words } from './words.ts';

interface EditNotesProps<V extends object> {
  edit: EditState<V>;
  labelOf: (field: string) => string;
  show: ((field: keyof V & string, value: unknown) => string | undefined) | undefined;
  onFocusField: (field: string) => void;
  goneAction: ReactNode;
  /** Saves again. */
  onRetry: () => void;
  /** Where the focus goes when the "Try again" button disappears. */
  handFocusTo: () => HTMLElement | null;
}

/** Notes before saving: earlier drafts, errors, failures and what helps. */
export function EditNotes<V extends object>({
  edit,
  labelOf,
  show,
  onFocusField,
  goneAction,
  onRetry,
  handFocusTo,
}: EditNotesProps<V>) {
  const { failure } = edit;
  const isOnline = useIsOnline();
  const wrong = Object.entries<readonly string[] | undefined>(edit.errors)
    .filter(([, messages]) => messages && messages.length > 0)
    .map(([field]) => field);
  return (
    <>
      {!isOnline && !failure && (
        <p role="status" className={styles.note}>
          <CloudOff aria-hidden="true" />
          {words.offline} {edit.isDraftStored && words.offlineStored}
        </p>
      )}
      {edit.isDraftRestored && edit.isDirty && !edit.isChecking && (
        <p role="status" className={styles.note}>
          <Info aria-hidden="true" />
          {edit.isPartlySaved ? words.restoredPartly : words.restored}
        </p>
      )}
      {edit.isChangedElsewhere && (
        <p role="status" className={styles.note}>
          <Info aria-hidden="true" />
          {words.elsewhere}
        </p>
      )}
      {!edit.isDraftStored && (
        <p role="status" className={styles.note}>
          <CircleAlert aria-hidden="true" />
          {words.notStored}
        </p>
      )}
      {wrong.length > 0 && (
        <div className={styles.wrong}>
          <span>{words.problems(wrong.length)}:</span>
          {wrong.map((field) => (
            <button key={field} type="button" className={styles.toField} onClick={() => onFocusField(field)}>
              {labelOf(field)}
            </button>
          ))}
        </div>
      )}
      {failure && (
        <FailureNote failure={failure} onRetry={onRetry} handFocusTo={handFocusTo}>
          {failure.isGone && goneAction}
          {failure.isGone && <CopyButton text={typedText(edit, labelOf, show)} label={words.copy} />}
        </FailureNote>
      )}
    </>
  );
}

/** What was typed, a line for each changed field. */
function typedText<V extends object>(
  { changed, values }: EditState<V>,
  labelOf: EditNotesProps<V>['labelOf'],
  show: EditNotesProps<V>['show'],
): string {
  return changed
    .map((field) => `${labelOf(field)}: ${show?.(field, values[field]) ?? showValue(values[field])}`)
    .join('\n');
}

interface FailureNoteProps extends Pick<EditNotesProps<object>, 'onRetry' | 'handFocusTo'> {
  failure: NonNullable<EditState<object>['failure']>;
  /** Further actions. */
  children: ReactNode;
}

/** Why saving failed, and what helps. */
function FailureNote({ failure, onRetry, handFocusTo, children }: FailureNoteProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p className={styles.failureTitle}>{failure.title}</p>
      <p className={styles.failureDetail}>{failure.detail}</p>
      <div className={cluster(2)}>
        {failure.action === 'settings' && (
          <LinkButton to="/settings" size="small">
            {words.toSettings}
          </LinkButton>
        )}
        {(failure.action === 'retry' || failure.action === 'wait') && (
          <TryAgain
            size="small"
            untilMs={failure.retryAtMs}
            goesOn={failure.isOvertaken !== true}
            onRetry={onRetry}
            handFocusTo={handFocusTo}
          />
        )}
        {children}
      </div>
    </div>
  );
}
