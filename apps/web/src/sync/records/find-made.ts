import { type Group, type Member, type MemberPatch, recordKey } from '@frontboard/model';

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

/** `fields` as the service stores them if those in `refused` (wire names) are not sent. A name is always sent. */
export function withoutRefused(fields: IdentifyingFields, refused: readonly string[]): IdentifyingFields {
  const unless = (wireName: string, text: string | null | undefined) =>
    refused.includes(wireName) ? null : (text ?? null);
  return {
    name: fields.name,
    displayName: unless('display_name', fields.displayName),
    description: unless('description', fields.description),
    pronouns: unless('pronouns', fields.pronouns),
    color: unless('color', fields.color),
  };
}

/** Blank texts are stored as none, and colours in small letters. */
function identifyingText({ name, displayName, description, pronouns, color }: IdentifyingFields): string {
  const texts = [displayName, description, pronouns].map((text) => text?.trim() || null);
  return JSON.stringify([name, ...texts, color?.replace('#', '').toLowerCase() || null]);
}

/**
 * Whether a member could have been created with `patch`. Ignores the addresses of its pictures, some of which the service
 * rewrites. Shows after a lost answer whether the service created one.
 */
export function isMadeWith(member: Member, patch: MemberPatch): boolean {
  const answered = [
    member.name,
    member.displayName,
    member.pronouns,
    member.color?.slice(1) ?? null,
    member.birthday,
    member.description,
    member.proxyTags.map(({ prefix, suffix }) => [prefix, suffix]),
    member.keepProxy,
    member.tts,
  ];
  const sent = [
    patch.name,
    patch.display_name ?? null,
    patch.pronouns ?? null,
    patch.color?.toLowerCase() ?? null,
    patch.birthday ?? null,
    patch.description ?? null,
    (patch.proxy_tags ?? []).map(({ prefix, suffix }) => [prefix, suffix]),
    patch.keep_proxy ?? false,
    patch.tts ?? false,
  ];
  return JSON.stringify(answered) === JSON.stringify(sent);
}
