import { useId } from 'react';
import { type FieldWords, tiedTo } from './field.tsx';

/** Ids that connect a control to its texts, and the attributes of the control. */
export function useFieldIds({ description, errorMessage }: Omit<FieldWords, 'label'>) {
  const id = useId();
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  return {
    id,
    descriptionId,
    errorId,
    aria: tiedTo({
      descriptionId: Boolean(description) && descriptionId,
      errorId: Boolean(errorMessage) && errorId,
    }),
  };
}
