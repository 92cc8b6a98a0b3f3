import { boundedText } from './bounded-text.ts';
import { initials } from './initials.ts';
import { plainInline } from './plain-inline.ts';
import { parsePronouns } from './pronouns.ts';

/** How names are shown. All labels have characters of limited size, so that any sentence can contain any name. */
export interface LabelOptions {
  /** Shows a name without pronouns written into it, and them where pronouns are shown unless others are set. */
  readonly detectPronouns: boolean;
  /** Shows initials instead of names, for when others can see the screen. */
  readonly isDiscreet?: boolean | undefined;
}

/** The shown name and pronouns of a system. */
export interface SystemLabel {
  /** Null for a system without a name. */
  readonly name: string | null;
  readonly pronouns: string | null;
}

/** The shown name and pronouns of a member. */
export interface MemberLabel {
  /** Empty only if the service sent no name. */
  readonly name: string;
  readonly pronouns: string | null;
  /** The name as written, with pronouns: for search, tooltips and forms. */
  readonly fullName: string;
}

/** The label of a system. */
export function systemLabel(
  system: { readonly name: string | null; readonly pronouns: string | null },
  options: LabelOptions,
): SystemLabel {
  const pronouns = shortText(system.pronouns);
  const name = textOrNull(system.name);
  return name === null ? { name, pronouns } : split(name, pronouns, options);
}

/**
 * The label of a member: the display name before the name. The internal name is never used if there is a display
 * name, because it may be a former name.
 */
export function memberLabel(
  member: {
    readonly name: string;
    readonly displayName: string | null;
    readonly pronouns: string | null;
  },
  options: LabelOptions,
): MemberLabel {
  const fullName = textOrNull(member.displayName) ?? textOrNull(member.name) ?? '';
  const label = split(fullName, shortText(member.pronouns), options);
  return { ...label, fullName: options.isDiscreet ? label.name : fullName };
}

/** The label of a group: the display name before the name. Empty only if the service sent no name. */
export function groupLabel(
  group: { readonly name: string; readonly displayName: string | null },
  options?: Pick<LabelOptions, 'isDiscreet'>,
): string {
  const name = textOrNull(group.displayName) ?? textOrNull(group.name) ?? '';
  return options?.isDiscreet ? initials(name) : name;
}

/** Moves pronouns out of the name to where pronouns are shown. Pronouns that are set are shown instead of the pronouns in the name. */
function split(
  name: string,
  pronouns: string | null,
  { detectPronouns, isDiscreet }: LabelOptions,
): { name: string; pronouns: string | null } {
  if (isDiscreet) {
    const shown = split(name, pronouns, { detectPronouns });
    return { ...shown, name: initials(shown.name) };
  }
  const found = detectPronouns ? parsePronouns(name) : null;
  return found === null ? { name, pronouns } : { name: found.name, pronouns: pronouns ?? found.pronouns };
}

/** Pronouns without the formatting that people write into them. */
function shortText(text: string | null): string | null {
  return textOrNull(plainInline(textOrNull(text) ?? ''));
}

function textOrNull(text: string | null): string | null {
  return boundedText(text?.trim() ?? '') || null;
}
