import {
  type Group,
  MEMBER_TABLE,
  type Member,
  type MemberPatch,
  memberToWire,
  recordKey,
  settableFields,
  unsetValue,
} from '@frontboard/model';
import { isSame } from '../edit/is-same.ts';

/**
 * The fields that identify a record and that the service stores as they were sent. Not the addresses of pictures, which it
 * rewrites, nor what it may refuse.
 */
export interface IdentifyingFields {
  readonly name: string;
  readonly displayName: string | null;
  readonly description: string | null;
  readonly pronouns?: string | null;
  /** With or without `#`. */
  readonly color: string | null;
}

/**
 * The uuids of the records that could have been created with `fields`. After a lost answer this shows whether the
 * service created one: records that already matched before are not it.
 */
export function uuidsMadeWith(
  records: readonly (Member | Group)[],
  fields: IdentifyingFields,
): readonly string[] {
  const wanted = identifyingText(fields);
  return records.filter((record) => identifyingText(record) === wanted).map(recordKey);
}

/** What identifies a record among its fields by their wire names. */
export function identifyingFields(fields: Readonly<Record<string, unknown>>): IdentifyingFields {
  const text = (key: string) => {
    const value = fields[key];
    return typeof value === 'string' ? value : null;
  };
  return {
    name: text('name') ?? '',
    displayName: text('display_name'),
    description: text('description'),
    pronouns: text('pronouns'),
    color: text('color'),
  };
}

/** Blank texts are stored as none, and colours in small letters. */
function identifyingText({ name, displayName, description, pronouns, color }: IdentifyingFields): string {
  const texts = [displayName, description, pronouns].map((text) => text?.trim() || null);
  return JSON.stringify([name, ...texts, color?.replace('#', '').toLowerCase() || null]);
}

/** The compared fields of a member. The service rewrites some addresses of pictures. */
const COMPARED = settableFields(MEMBER_TABLE).filter(([, { kind }]) => kind !== 'url' && kind !== 'privacy');

/** Whether a member could have been created with `patch`. Shows after a lost answer whether the service created one. */
export function isMadeWith(member: Member, patch: MemberPatch): boolean {
  const made = memberToWire(member);
  const sent: Readonly<Record<string, unknown>> = { ...patch, color: patch.color?.toLowerCase() };
  return COMPARED.every(([key, field]) => isSame(made[key], sent[key] ?? unsetValue(field)));
}
