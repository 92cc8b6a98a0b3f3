import type { ComponentPropsWithRef, ReactNode } from 'react';
import fieldStyles from '../fields/field.module.css';
import { type ControlWords, FormField, useControl } from './form-field.tsx';

interface TextBoxProps
  extends ControlWords,
    Pick<
      ComponentPropsWithRef<'input'>,
      | 'autoComplete'
      | 'autoCapitalize'
      | 'inputMode'
      | 'list'
      | 'name'
      | 'onBlur'
      | 'placeholder'
      | 'ref'
      | 'spellCheck'
      | 'type'
    > {
  value: string;
  onChange: (value: string) => void;
  /** The limit in UTF-16 units; shows a count. Longer texts can be typed, so that no pasted text is cut. */
  limit?: number;
  /** Something beside the input, such as a button. */
  after?: ReactNode;
}

/** One line of text of a form. */
export function TextBox({
  label,
  description,
  errors,
  isChanged = false,
  value,
  onChange,
  limit,
  after,
  ...rest
}: TextBoxProps) {
  const parts = useControl({ description, errors });
  return (
    <FormField
      label={label}
      description={description}
      errors={errors}
      isChanged={isChanged}
      parts={parts}
      count={{ length: value.length, limit }}
    >
      <div className={fieldStyles.inputRow}>
        <input
          autoComplete="off"
          {...rest}
          {...parts.aria}
          id={parts.id}
          className={fieldStyles.control}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {after}
      </div>
    </FormField>
  );
}
