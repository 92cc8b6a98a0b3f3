import { randomUuid } from '@frontboard/model';
import { Pencil, Trash2 } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { MOST_OWN_FIELDS } from '../../session/local/field-values.ts';
import { useLocalDataStore } from '../../session/local/local-data.ts';
import {
  type OwnField,
  orderingFields,
  puttingField,
  removingField,
  restoringField,
  useMemberFields,
} from '../../session/local/member-fields.ts';
import { useNotify } from '../../state/hooks.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
import { catchFocus } from '../../ui/focus/catch-focus.ts';
import { cx } from '../../ui/layout/class-names.ts';
import { bar, stack } from '../../ui/layout/layout.ts';
import { OrderedList } from '../../ui/ordered/ordered-list.tsx';
import { RowMenu } from '../../ui/ordered/row-menu.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { FieldForm } from './field-form.tsx';
import styles from './fields-dialog.module.css';
import { fieldWords } from './words.ts';

const words = fieldWords.dialog;

/** The button that adds a field. */
const addButton = () => document.querySelector<HTMLElement>('[role="dialog"] [data-add]');

/** Defines the fields that all own members have: adds, changes, orders and deletes them. */
export function FieldsDialog({ onClose }: { onClose: () => void }) {
  const fields = useMemberFields();
  const store = useLocalDataStore();
  const { notify } = useNotify();
  /** The id of the field that is changed; a new one for a new field, and null for none. */
  const [edited, setEdited] = useState<string | null>(null);
  const ids = fields.map(({ id }) => id);
  const reorder = (next: readonly string[]) => store.update(orderingFields(next));
  const remove = ({ id, name }: OwnField) => {
    const before = store.getState();
    store.update(removingField(id));
    notify({
      kind: 'info',
      title: words.deleted(name),
      undo: () => store.update(restoringField(id, before)),
    });
    // Without a row to go to, the dialog takes the focus of the one that is gone.
    catchFocus(addButton, {}, (focused) => focused?.closest('[role="row"]') == null);
  };
  const handleAdd = () => setEdited(randomUuid().slice(0, 8));
  const endEdit = () => setEdited(null);
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <div className={stack(4)}>
        <p>{words.lead}</p>
        {fields.length === 0 ? (
          <p>{words.none}</p>
        ) : (
          <OrderedList
            label={words.list}
            items={fields}
            all={ids}
            move={(id, index) => reorder(ids.filter((it) => it !== id).toSpliced(index, 0, id))}
            moveMany={(moved, neighbour, side) => reorder(placed(ids, moved, neighbour, side))}
            renderRow={(row) => {
              const field = fields.find(({ id }) => id === row.id);
              return (
                field && (
                  <FieldRow
                    field={field}
                    place={row}
                    onEdit={() => setEdited(field.id)}
                    onDelete={() => remove(field)}
                  />
                )
              );
            }}
          />
        )}
        {edited !== null ? (
          <FieldForm
            key={edited}
            field={fields.find(({ id }) => id === edited)}
            taken={fields.filter(({ id }) => id !== edited).map(({ name }) => name)}
            onSave={(field) => {
              store.update(puttingField(edited, field));
              endEdit();
            }}
            onCancel={endEdit}
            handFocusTo={addButton}
          />
        ) : fields.length < MOST_OWN_FIELDS ? (
          <div>
            <Button data-add variant="primary" size="small" onClick={handleAdd}>
              {words.add}
            </Button>
          </div>
        ) : (
          <p>{words.full(MOST_OWN_FIELDS)}</p>
        )}
      </div>
    </Dialog>
  );
}

interface FieldRowProps extends Pick<ComponentProps<typeof RowMenu>, 'place'> {
  field: OwnField;
  onEdit: () => void;
  onDelete: () => void;
}

function FieldRow({ field, place, onEdit, onDelete }: FieldRowProps) {
  return (
    <div className={cx(bar(2), styles.row)}>
      <span>
        <Foreign>{field.name}</Foreign> · {words.kinds[field.kind]}
      </span>
      <RowMenu
        label={words.actions}
        spokenLabel={words.actionsFor(field.name)}
        place={place}
        items={[
          { id: 'edit', label: words.edit, icon: <Pencil />, onAction: onEdit },
          { id: 'delete', label: words.delete, icon: <Trash2 />, isDanger: true, onAction: onDelete },
        ]}
      />
    </div>
  );
}

function placed(
  ids: readonly string[],
  moved: readonly string[],
  neighbour: string,
  side: 'before' | 'after',
): readonly string[] {
  const others = ids.filter((id) => !moved.includes(id));
  const index = others.indexOf(neighbour);
  return index === -1 ? ids : others.toSpliced(side === 'before' ? index : index + 1, 0, ...moved);
}
