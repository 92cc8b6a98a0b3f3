import { brandId, type GroupRef, type MemberRef, type SwitchId, type SystemRef } from './brands.ts';
import { normaliseRef, refForm } from './normalise-ref.ts';

export type RefKind = 'system' | 'member' | 'group' | 'switch';

interface RefByKind {
  system: SystemRef;
  member: MemberRef;
  group: GroupRef;
  switch: SwitchId;
}

/** Any reference `parseRef` can return for a kind. */
export type RefOf<K extends RefKind> = RefByKind[K];

/** The result of `parseRef`. `message` is a whole sentence with the accepted forms, without the text itself. */
export type ParsedRef<K extends RefKind = RefKind> =
  | { readonly ok: true; readonly form: 'id' | 'uuid' | 'discord' | 'me'; readonly ref: RefOf<K> }
  | {
      readonly ok: false;
      readonly reason: 'empty' | 'too-short' | 'too-long' | 'malformed';
      readonly message: string;
    };

const ACCEPTED_FORMS: Record<RefKind, readonly string[]> = {
  system: ['id', 'uuid', 'discord', 'me'],
  member: ['id', 'uuid'],
  group: ['id', 'uuid'],
  switch: ['uuid'],
};

const HINTS: Record<RefKind, string> = {
  system: 'Use a PluralKit system ID (5 or 6 letters), a UUID or a Discord user ID (17 to 19 digits).',
  member: 'Use a PluralKit member ID (5 or 6 letters) or a UUID.',
  group: 'Use a PluralKit group ID (5 or 6 letters) or a UUID.',
  switch: 'Use the UUID of a switch.',
};

/** Reads typed text or an address as a reference of one kind, normalised. Does not check whether it exists. Never throws. */
export function parseRef<K extends RefKind>(kind: K, text: string): ParsedRef<K> {
  const normalised = normaliseRef(text);
  const form = refForm(normalised);
  if (form !== null && ACCEPTED_FORMS[kind].includes(form)) {
    // The form fits the kind, and all of a kind's references share one brand.
    return { ok: true, form, ref: brandId('SystemRef', normalised) as RefOf<K> };
  }
  const reason = refusal(kind, normalised, form !== null);
  return { ok: false, reason, message: `${REFUSALS[reason]} ${HINTS[kind]}` };
}

const REFUSALS = {
  empty: 'Nothing was entered.',
  'too-short': 'This is too short.',
  'too-long': 'This is too long.',
  malformed: 'This is not an ID of the right form.',
} as const;

function refusal(kind: RefKind, normalised: string, isOtherForm: boolean): keyof typeof REFUSALS {
  if (normalised === '') return 'empty';
  if (isOtherForm) return 'malformed';
  const { length } = normalised;
  if (/^\d+$/.test(normalised) && kind === 'system') return length < 17 ? 'too-short' : 'too-long';
  if (/^[a-z-]+$/.test(normalised) && kind !== 'switch') {
    const letters = normalised.replaceAll('-', '').length;
    if (letters < 5) return 'too-short';
    if (letters > 6) return 'too-long';
  }
  return length > 38 ? 'too-long' : 'malformed';
}
