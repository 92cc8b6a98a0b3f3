import { nameParts } from '../../text/list-names.ts';
import { ribbonWords as words } from './ribbon-words.ts';

interface NamesOfFrontOptions {
  /** The owner sees all members: one without a name is no longer in the system. */
  readonly isOwner: boolean;
  /** How many names are written before the others are counted. */
  readonly max?: number;
}

/** The names of a front, and at its end how many members without a visible name it has: they cannot be distinguished. */
export function namesOfFront(
  names: readonly string[],
  unnamedCount: number,
  { isOwner, max = Number.POSITIVE_INFINITY }: NamesOfFrontOptions,
): readonly string[] {
  if (isOwner && unnamedCount > 0 && names.length <= max)
    return [...names, words.formerMembers(unnamedCount)];
  return nameParts([...names, ...Array<null>(unnamedCount).fill(null)], max);
}
