import { parseColor } from '@frontboard/model';
import type { BoundField } from '../../../sync/edit/types.ts';
import { ColorInput } from '../../../ui/form/color-input.tsx';

interface ColorFieldProps extends BoundField<string> {
  label: string;
  description?: string;
}

/** A colour of the own system, one of its members or groups. */
export function ColorField(props: ColorFieldProps) {
  return <ColorInput {...props} color={parseColor(props.value)} />;
}
