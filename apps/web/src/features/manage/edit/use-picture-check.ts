import type { ImageKind } from '@frontboard/model';
import { useImageProblems } from '../../../state/images/use-image-check.ts';

/** Checks whether the changed addresses of a form's pictures answer with pictures; messages by field. `kinds`: what each of them is. */
export function usePictureCheck<Field extends string>(kinds: Readonly<Record<Field, ImageKind>>) {
  const findProblems = useImageProblems();
  const fields = Object.keys(kinds) as Field[]; // the keys of an object are typed as texts
  return (values: Readonly<Record<Field, string>>, changed: readonly string[]) =>
    findProblems(
      fields
        .filter((field) => changed.includes(field))
        .map((field) => ({ field, kind: kinds[field], text: values[field] })),
    );
}
