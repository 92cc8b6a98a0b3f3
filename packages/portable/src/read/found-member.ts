import { MEMBER_FIELDS } from '../fields.ts';
import type { FileMember, MemberDetail } from '../system-file.ts';
import { readFields } from './read-fields.ts';
import { isSet } from './read-value.ts';
import { keyInFile, type Notes, type PlacedRecord } from './reading.ts';

interface FoundMember {
  /** Without it, the id in the file. */
  readonly key?: string;
  /** The keys of which one says that it is a custom front. */
  readonly customFront?: readonly string[];
  /** The keys of which one says that it is archived. */
  readonly archived?: readonly string[];
  readonly details?: readonly MemberDetail[];
}

/** A member of a program that does not know the IDs of PluralKit. `values`: by the keys of PluralKit. */
export function foundMember(
  row: PlacedRecord,
  values: Readonly<Record<string, unknown>>,
  notes: Notes,
  { key = keyInFile(row), customFront = [], archived = [], details = [] }: FoundMember,
): FileMember {
  const { raw, path } = row;
  return {
    key,
    id: null,
    uuid: null,
    fields: readFields(values, MEMBER_FIELDS, path, notes),
    ...(isSet(raw, customFront, path, notes) && { isCustomFront: true as const }),
    ...(isSet(raw, archived, path, notes) && { isArchived: true as const }),
    ...(details.length > 0 && { details }),
  };
}
