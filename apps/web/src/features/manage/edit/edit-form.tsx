import { type ReactNode, type RefObject, useRef } from 'react';
import { hasPlaceFor } from '../../../sync/edit/read-values.ts';
import type { EditState } from '../../../sync/edit/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Aside } from '../../../ui/dialogs/aside.tsx';
import { useRootMark } from '../../../ui/dialogs/use-root-mark.ts';
import { Form } from '../../../ui/form/form.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import type { ChangesHereProps } from './changes-here.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './edit-form.module.css';
import { EditNotes } from './edit-notes.tsx';
import { FormLayout } from './form-layout.tsx';
import { LeaveGuard } from './leave-guard.tsx';
import { type FormSection, markSections } from './section-jumps.tsx';
import { showValue } from './show-value.ts';
import { useSaveFlow } from './use-save-flow.ts';
import { editWords as words } from './words.ts';

const ChangesHere = lazyPart<ChangesHereProps>(async () => ({
  default: (await import('./changes-here.tsx')).ChangesHere,
}));

interface EditFormProps<V extends object> {
  edit: EditState<V>;
  /** The name of the form. */
  title: string;
  /** The label of each field. */
  labels: Readonly<Record<keyof V & string, string>>;
  /** A field's value in words, if its text alone is not enough; undefined for the default. */
  show?: (field: keyof V & string, value: unknown) => string | undefined;
  saveLabel?: string;
  /** After the service has taken it. `isStillHere`: whether the person is still at the form. */
  onSaved?: (isStillHere: boolean) => void;
  /** The actions on what was typed when the record no longer exists, besides copying it. */
  goneAction?: ReactNode;
  /** The label of a field that the form no longer has; its name when absent. */
  formerLabel?: (field: string) => string;
  /** Its sections; absent for a short form. */
  sections?: readonly FormSection<V>[];
  /** A preview of the record in the form; loaded separately. */
  preview?: ReactNode;
  children: ReactNode;
}

/**
 * The frame around the fields of a form: saving and discarding, errors, earlier drafts, conflicts, and
 * a question before the person leaves unsaved changes.
 */
export function EditForm<V extends object>({
  edit,
  title,
  labels,
  show,
  saveLabel = words.save,
  onSaved,
  goneAction,
  formerLabel = (field) => field,
  sections = [],
  preview = null,
  children,
}: EditFormProps<V>) {
  const form = useRef<HTMLFormElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { save, follow, discard } = useSaveFlow(edit, { title, form, saveButton, onSaved });
  useRootMark('formBar');
  const labelOf = (field: string) =>
    Object.entries<string>(labels).find(([name]) => name === field)?.[1] ?? formerLabel(field);
  const showStored = (field: string, value: unknown) => showField(show, field, value);
  const focusField = (field: string) => {
    const control = form.current?.querySelector<HTMLElement>(
      `[name="${CSS.escape(field)}"], [data-field="${CSS.escape(field)}"] :is(input, select, textarea, button)`,
    );
    control?.focus();
  };
  return (
    <Form
      ref={form}
      noValidate
      aria-label={title}
      className={stack(4)}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <FormLayout
        title={title}
        sections={markSections(sections, edit.changed, edit.errors)}
        preview={preview}
      >
        {children}
      </FormLayout>
      {!edit.isNew && (
        <Aside>
          <ChangesHere
            form={edit.form}
            labelOf={labelOf}
            show={showStored}
            canPutBack={(field, value) => hasPlaceFor(edit.values, field, value)}
            onPutBack={edit.putBack}
          />
        </Aside>
      )}
      <div className={styles.bar}>
        <EditNotes
          edit={edit}
          labelOf={labelOf}
          show={show}
          onFocusField={focusField}
          goneAction={goneAction}
          onRetry={save}
          handFocusTo={() => saveButton.current}
        />
        <SaveBar edit={edit} saveButton={saveButton} saveLabel={saveLabel} onDiscard={discard} />
      </div>
      {edit.phase === 'conflict' && (
        <ConflictDialog
          conflicts={edit.conflicts}
          labelOf={labelOf}
          show={showStored}
          onResolve={(choice) => void follow(edit.resolve(choice))}
          onClose={edit.postpone}
        />
      )}
      <LeaveGuard isDirty={edit.isDirty} isDraftStored={edit.isDraftStored} onDiscard={edit.discard} />
    </Form>
  );
}

interface SaveBarProps<V extends object> {
  edit: EditState<V>;
  saveButton: RefObject<HTMLButtonElement | null>;
  saveLabel: string;
  onDiscard: () => void;
}

/** The state of the form, and the buttons that save and discard. */
function SaveBar<V extends object>({ edit, saveButton, saveLabel, onDiscard }: SaveBarProps<V>) {
  const isSaving = edit.phase === 'saving';
  return (
    <div className={styles.actions}>
      <span role="status" className={styles.state}>
        {stateText(edit)}
      </span>
      {edit.isDirty && (
        <Button onClick={onDiscard} isPending={isSaving}>
          {words.discard}
        </Button>
      )}
      <Button
        ref={saveButton}
        type="submit"
        variant="primary"
        data-shortcut="save"
        isPending={isSaving}
        aria-disabled={!edit.isDirty && !edit.isNew}
      >
        {saveLabel}
      </Button>
    </div>
  );
}

function stateText<V extends object>({ phase, isDirty, isChecking, isNew, changed }: EditState<V>) {
  if (phase === 'saved' && !isDirty) return words.saved;
  if (phase === 'saving') return isChecking ? words.checking : words.saving;
  if (isDirty) return words.changes(changed.length);
  return isNew ? null : words.noChanges;
}

function showField<V extends object>(show: EditFormProps<V>['show'], field: string, value: unknown): string {
  // Conflicts come from the form's own fields.
  return show?.(field as keyof V & string, value) ?? showValue(value);
}
