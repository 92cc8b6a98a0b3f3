import type { FileFields } from '@frontboard/portable';
import { fileWords } from './words.ts';

/** The name of a file's record: as others see it. */
export function shownName({ fields }: { readonly fields: FileFields }): string {
  const name = fields.display_name ?? fields.name;
  return typeof name === 'string' ? name : fileWords.result.unnamed;
}
