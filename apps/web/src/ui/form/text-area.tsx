import { type ComponentPropsWithRef, type ReactNode, useLayoutEffect, useRef } from 'react';
import fieldStyles from '../fields/field.module.css';
import { cx } from '../layout/class-names.ts';
import styles from './form.module.css';
import { type ControlWords, FormField, useControl } from './form-field.tsx';

interface TextAreaProps
  extends ControlWords,
    Pick<ComponentPropsWithRef<'textarea'>, 'name' | 'onBlur' | 'placeholder'> {
  value: string;
  onChange: (value: string) => void;
  /** The limit in UTF-16 units; shows a count. Longer texts can be typed, so that no pasted text is cut. */
  limit?: number;
  /** Content under the text, such as its preview. */
  after?: ReactNode;
}

/** A text of many lines; its box grows with it. */
export function TextArea({
  label,
  description,
  errors,
  isChanged = false,
  value,
  onChange,
  limit,
  after,
  ...rest
}: TextAreaProps) {
  const parts = useControl({ description, errors });
  const box = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight + element.offsetHeight - element.clientHeight}px`;
  }, [value]);
  return (
    <FormField
      label={label}
      description={description}
      errors={errors}
      isChanged={isChanged}
      parts={parts}
      count={{ length: value.length, limit }}
    >
      <textarea
        autoComplete="off"
        {...rest}
        {...parts.aria}
        ref={box}
        id={parts.id}
        rows={3}
        className={cx(fieldStyles.control, styles.area)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {after}
    </FormField>
  );
}
