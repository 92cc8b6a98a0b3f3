import { useId } from 'react';
import { ToggleSwitch } from '../fields/toggle-switch.tsx';
import { stack } from '../layout/layout.ts';
import { ChangedMark, type ControlWords, FieldErrors, hasErrors } from './form-field.tsx';

interface ToggleRowProps extends ControlWords {
  value: boolean;
  onChange: (value: boolean) => void;
  isDisabled?: boolean;
}

/** Yes or no in a form: takes effect when the form is saved. */
export function ToggleRow({
  label,
  description,
  errors,
  isChanged,
  value,
  onChange,
  isDisabled,
}: ToggleRowProps) {
  const id = useId();
  return (
    <div className={stack(1)}>
      <ToggleSwitch
        label={label}
        mark={<ChangedMark isChanged={isChanged} />}
        description={description}
        isSelected={value}
        onChange={onChange}
        isDisabled={isDisabled}
        errorId={hasErrors(errors) ? `${id}-errors` : undefined}
      />
      <FieldErrors id={`${id}-errors`} errors={errors} />
    </div>
  );
}
