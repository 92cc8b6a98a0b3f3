import { randomUuid } from '@frontboard/model';
import type { BlockField } from '@frontboard/model/text';
import { useState } from 'react';
import { shownValue } from '../../../../lists/entries/field-value.ts';
import { WhenAsked } from '../../../../parts/local-note/when-asked.tsx';
import { applyingChanges, changesBetween, undoingChanges } from '../../../../session/local/local-changes.ts';
import { useLocalDataStore } from '../../../../session/local/local-data.ts';
import {
  type OwnField,
  puttingField,
  settingValues,
  useFieldValues,
} from '../../../../session/local/member-fields.ts';
import { useNotify } from '../../../../state/hooks.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { ToggleSwitch } from '../../../../ui/fields/toggle-switch.tsx';
import { stack } from '../../../../ui/layout/layout.ts';
import { Foreign } from '../../../../ui/text/foreign.tsx';
import { type ReadValue, valuesOfBlock } from './values-of-block.ts';
import { fieldBlockWords } from './words.ts';

const words = fieldBlockWords.read;

interface ReadDialogProps {
  uuid: string;
  fields: readonly OwnField[];
  /** What the description has. */
  found: readonly BlockField[];
  onClose: () => void;
}

/** Shows the values of a description beside the values of a member's own fields, and stores the chosen ones on this device. */
export function ReadDialog({ uuid, fields, found, onClose }: ReadDialogProps) {
  const store = useLocalDataStore();
  const values = useFieldValues(uuid);
  const { notify } = useNotify();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const read = valuesOfBlock(found, fields, values);
  const settable = read.filter(({ state }) => state === 'set');
  const unfit = read.filter(({ state }) => state === 'unfit');
  const chosen = settable.filter(({ name }) => !left.has(name));
  const toggle = (name: string, isIn: boolean) => {
    const next = new Set(left);
    if (isIn) next.delete(name);
    else next.add(name);
    setLeft(next);
  };
  const handleStore = () => {
    const before = store.getState();
    for (const { name, value, field } of chosen) {
      const id = field?.id ?? randomUuid().slice(0, 8);
      if (field === null) store.update(puttingField(id, { name, kind: 'text', choices: [] }));
      store.update(settingValues(uuid, { [id]: value }));
    }
    const undo = applyingChanges(undoingChanges(changesBetween(before, store.getState())));
    notify({
      kind: 'info',
      title: words.stored(chosen.length),
      undo: () => store.update(undo),
    });
    onClose();
  };
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{fieldBlockWords.cancel}</Button>
          {settable.length > 0 && (
            <Button variant="primary" disabled={chosen.length === 0} onClick={handleStore}>
              {words.store}
            </Button>
          )}
        </>
      }
    >
      <div className={stack(3)}>
        {settable.length > 0 && <p>{words.lead}</p>}
        {settable.length + unfit.length === 0 && <p>{words.same}</p>}
        <WhenAsked label={fieldBlockWords.show}>
          {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame */}
          <div role="group" aria-label={words.fields} className={stack(1)}>
            {settable.map((one) => (
              <ToggleSwitch
                key={one.name}
                label={one.name}
                description={<Foreign>{changeText(one)}</Foreign>}
                isSelected={!left.has(one.name)}
                onChange={(isIn) => toggle(one.name, isIn)}
              />
            ))}
          </div>
          {unfit.map(({ name, value, field }) => (
            <p key={name}>
              <Foreign>{field === null ? words.noField(name, value) : words.unfit(name, value)}</Foreign>
            </p>
          ))}
        </WhenAsked>
      </div>
    </Dialog>
  );
}

function changeText({ value, field, former }: ReadValue): string {
  if (field === null) return words.newField(value);
  const shown = shownValue(field, value);
  return former === '' ? shown : words.instead(shown, shownValue(field, former));
}
