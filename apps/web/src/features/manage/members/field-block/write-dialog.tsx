import { LIMITS } from '@frontboard/model';
import { searchKey } from '@frontboard/model/list';
import { readFieldBlock, writeFieldBlock } from '@frontboard/model/text';
import { useState } from 'react';
import { shownValue } from '../../../../lists/entries/field-value.ts';
import { WhenAsked } from '../../../../parts/local-note/when-asked.tsx';
import { type OwnField, useFieldValues } from '../../../../session/local/member-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialogs/dialog.tsx';
import { ToggleSwitch } from '../../../../ui/fields/toggle-switch.tsx';
import { stack } from '../../../../ui/layout/layout.ts';
import { Foreign } from '../../../../ui/text/foreign.tsx';
import { fieldBlockWords } from './words.ts';

const words = fieldBlockWords.write;

interface WriteDialogProps {
  uuid: string;
  fields: readonly OwnField[];
  text: string;
  onWrite: (text: string) => void;
  onClose: () => void;
}

/** Chooses own fields, and writes them at the end of a description. Those that are there are chosen at first. */
export function WriteDialog({ uuid, fields, text, onWrite, onClose }: WriteDialogProps) {
  const values = useFieldValues(uuid);
  const [there] = useState(() => readFieldBlock(text));
  const filled = fields.filter(({ id }) => (values[id] ?? '') !== '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => {
    const keys = new Set(there?.fields.map(({ name }) => searchKey(name)));
    return new Set(fields.filter(({ name }) => keys.has(searchKey(name))).map(({ id }) => id));
  });
  const written = filled.filter(({ id }) => chosen.has(id));
  const next = writeFieldBlock(
    text,
    written.map(({ id, name }) => ({ name, value: values[id] ?? '' })),
  );
  const over = next.length - LIMITS.description;
  const isRemoving = written.length === 0 && there !== null;
  const toggle = (id: string, isIn: boolean) => {
    const others = new Set(chosen);
    if (isIn) others.add(id);
    else others.delete(id);
    setChosen(others);
  };
  return (
    <Dialog
      isOpen
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{fieldBlockWords.cancel}</Button>
          <Button
            variant="primary"
            disabled={next === text || (over > 0 && !isRemoving)}
            onClick={() => {
              onWrite(next);
              onClose();
            }}
          >
            {isRemoving ? words.remove : words.write}
          </Button>
        </>
      }
    >
      <div className={stack(3)}>
        <p>{words.lead}</p>
        {filled.length === 0 && <p>{words.none}</p>}
        {filled.length > 0 && (
          <WhenAsked label={fieldBlockWords.show}>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset draws a frame */}
            <div role="group" aria-label={words.fields} className={stack(1)}>
              {filled.map((field) => (
                <ToggleSwitch
                  key={field.id}
                  label={field.name}
                  description={<Foreign>{shownValue(field, values[field.id] ?? '')}</Foreign>}
                  isSelected={chosen.has(field.id)}
                  onChange={(isIn) => toggle(field.id, isIn)}
                />
              ))}
            </div>
          </WhenAsked>
        )}
        <p role="status">{over > 0 ? words.tooLong(over) : words.length(next.length, LIMITS.description)}</p>
      </div>
    </Dialog>
  );
}
