import { initials } from '@frontboard/model';
import type { FileFields } from '@frontboard/portable';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { showSide } from './show-side.ts';
import { fileWords } from './words.ts';

/** How records of files are written: with initials for names in discreet mode. */
export interface FileRecordNaming {
  /** The name of a record, as others see it. */
  readonly nameOf: (record: { readonly fields: FileFields }) => string;
  /** A value of a field as readable text. */
  readonly sideOf: (field: string, value: unknown) => string;
}

/** The fields from which others can read whose record it is. */
const NAMES: ReadonlySet<string> = new Set(['name', 'display_name', 'tag']);

export function useFileNaming(): FileRecordNaming {
  return useNaming().isDiscreet ? DISCREET : FULL;
}

const FULL = fileNaming((name) => name);
const DISCREET = fileNaming(initials);

function fileNaming(write: (name: string) => string): FileRecordNaming {
  return {
    nameOf({ fields }) {
      const name = fields.display_name ?? fields.name;
      return typeof name === 'string' ? write(name) : fileWords.result.unnamed;
    },
    sideOf: (field, value) => showSide(NAMES.has(field) && typeof value === 'string' ? write(value) : value),
  };
}
