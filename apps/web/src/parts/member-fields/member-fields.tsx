import { isHttpsUrl } from '@frontboard/model';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { shownValue } from '../../lists/entries/field-value.ts';
import { storedValue } from '../../session/local/field-values.ts';
import { useLocalDataStore } from '../../session/local/local-data.ts';
import {
  type OwnField,
  type OwnFieldValues,
  settingValues,
  useFieldValues,
  useMemberFields,
} from '../../session/local/member-fields.ts';
import { useNotify } from '../../state/hooks.ts';
import { fieldsFormOf } from '../../sync/edit/note-forms.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FactList, type FactRow } from '../../ui/fact-list.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { Foreign } from '../../ui/text/foreign.tsx';
import { useLocalDraft } from '../local-note/use-local-draft.ts';
import { WhenAsked } from '../local-note/when-asked.tsx';
import { RecordSection } from '../record/record-section.tsx';
import { typedIn, ValuesForm } from './values-form.tsx';
import { fieldWords as words } from './words.ts';

const FieldsDialog = lazyPart(async () => ({ default: (await import('./fields-dialog.tsx')).FieldsDialog }));

const valuesSchema = v.record(v.string(), v.string());

interface MemberFieldsProps {
  uuid: string;
  /** As the page calls the member. */
  name: string;
}

/** The own fields of a member, edited in place and saved by a press. */
export function MemberFields({ uuid, name }: MemberFieldsProps) {
  const fields = useMemberFields();
  const [isDefining, setDefining] = useState(false);
  const define = (
    <Button
      size="small"
      variant={fields.length === 0 ? 'secondary' : 'quiet'}
      onClick={() => setDefining(true)}
    >
      {words.define}
    </Button>
  );
  return (
    <RecordSection title={words.title} level={3}>
      {fields.length === 0 ? (
        <>
          <p>{words.none}</p>
          <div>{define}</div>
        </>
      ) : (
        <Values key={uuid} {...{ uuid, name, fields, define }} />
      )}
      {isDefining && <FieldsDialog onClose={() => setDefining(false)} />}
    </RecordSection>
  );
}

interface ValuesProps {
  uuid: string;
  name: string;
  fields: readonly OwnField[];
  /** The button that sets up the fields. */
  define: ReactNode;
}

function Values({ uuid, name, fields, define }: ValuesProps) {
  const values = useFieldValues(uuid);
  const store = useLocalDataStore();
  const { notify } = useNotify();
  const draft = useLocalDraft<OwnFieldValues>({
    formKey: fieldsFormOf(uuid),
    schema: valuesSchema,
    current: values,
  });
  const { begun, isTyped, begin, type, restore, end } = draft;
  const place = useRef<HTMLDivElement>(null);
  const move = useMovedFocus(place, begun !== null);
  if (begun === null)
    return (
      <div ref={place} className={stack(2)}>
        <WhenAsked key="values" label={words.show}>
          <FactList facts={fields.map((field) => factOf(field, values[field.id] ?? ''))} />
        </WhenAsked>
        <div className={cluster(2)}>
          <Button data-edit size="small" aria-label={words.editOf(name)} onClick={() => move(begin)}>
            {words.edit}
          </Button>
          {define}
        </div>
      </div>
    );
  const save = () => {
    // What another tab has entered in other fields stays.
    const typed = fields.flatMap((field) => {
      const value = typedIn(field, begun.values, begun.from);
      return value === null ? [] : [[field.id, storedValue(field, value)] as const];
    });
    store.update(settingValues(uuid, Object.fromEntries(typed)));
    end();
    notify({ kind: 'info', title: words.saved });
  };
  const discard = () => {
    if (isTyped) notify({ kind: 'info', title: words.discarded, undo: restore });
    end();
  };
  return (
    <div ref={place}>
      <WhenAsked key="form" label={words.show} isAskedAlready={!begun.isRestored}>
        {begun.isRestored && <p>{words.restored}</p>}
        <ValuesForm
          {...{ fields, values: begun.values, from: begun.from, onType: type }}
          onSave={() => move(save)}
          onDiscard={() => move(discard)}
        />
      </WhenAsked>
    </div>
  );
}

/** Moves the focus when the form replaces the values, or the other way round: what was pressed has left. */
function useMovedFocus(place: RefObject<HTMLElement | null>, isEditing: boolean) {
  const isMoving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus moves when one replaces the other
  useEffect(() => {
    if (!isMoving.current) return;
    isMoving.current = false;
    place.current?.querySelector<HTMLElement>('input, select, [data-edit]')?.focus();
  }, [isEditing]);
  return (run: () => void) => {
    isMoving.current = true;
    run();
  };
}

function factOf(field: OwnField, value: string): FactRow {
  const { name: label, kind } = field;
  if (value === '') return { label, kind: 'quiet', text: words.empty };
  if (kind !== 'link' || !isHttpsUrl(value)) return { label, kind: 'text', text: shownValue(field, value) };
  return {
    label,
    kind: 'content',
    content: (
      <a
        href={value}
        target="_blank"
        rel="noopener noreferrer nofollow"
        referrerPolicy="no-referrer"
        title={value}
      >
        <Foreign>{value}</Foreign>
      </a>
    ),
  };
}
