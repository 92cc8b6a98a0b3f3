import { initials } from '@frontboard/model';

export const FILE_NAMINGS = ['names', 'initials', 'none'] as const;

/** How members are named in a file that leaves the app. */
export type FileNaming = (typeof FILE_NAMINGS)[number];

/** A name as a file has it; empty for none. */
export function nameInFile(name: string, naming: FileNaming): string {
  return naming === 'names' ? name : naming === 'initials' ? initials(name) : '';
}
