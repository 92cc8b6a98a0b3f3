import { type ReactNode, useState } from 'react';
import { LONGEST_FRONT_NAME } from '../../session/local/saved-fronts.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { savedFrontWords as words } from './words.ts';

interface FrontNameFormProps {
  initial?: string;
  /** Why a name that is not empty can't be used; null if it can. */
  problemOf?: (name: string) => string | null;
  /** What the button says for a name. */
  confirm: (name: string) => string;
  /** Below the field, for a name. */
  children?: (name: string) => ReactNode;
  onName: (name: string) => void;
  onCancel: () => void;
}

/** The name of a saved front. What is wrong with it is said at the button, and the text stays. */
export function FrontNameForm({
  initial = '',
  problemOf,
  confirm,
  children,
  onName,
  onCancel,
}: FrontNameFormProps) {
  const [text, setText] = useState(initial);
  const [isAsked, setAsked] = useState(false);
  const name = text.trim();
  const problem =
    name === ''
      ? words.noName
      : name.length > LONGEST_FRONT_NAME
        ? words.tooLong(LONGEST_FRONT_NAME)
        : (problemOf?.(name) ?? null);
  return (
    <Form
      className={stack(4)}
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (problem === null) onName(name);
      }}
    >
      <TextField
        label={words.name}
        description={words.nameHint}
        errorMessage={isAsked ? problem : null}
        value={text}
        onChange={setText}
        data-initial-focus
      />
      {children?.(name)}
      <div className={cluster(2)}>
        <Button type="submit" variant="primary">
          {confirm(name)}
        </Button>
        <Button onClick={onCancel}>{words.cancel}</Button>
      </div>
    </Form>
  );
}
