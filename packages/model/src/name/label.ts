import { boundedText } from './bounded-text.ts';
import { initials } from './initials.ts';
import { parsePronouns } from './pronouns.ts';

/** How names are shown. All labels have bounded characters, so that any sentence can name anybody. */
export interface LabelOptions {
  /** Moves pronouns written into a name to where pronouns are shown. */
  readonly detectPronouns: boolean;
  /** Shows initials in place of names, for when others can see the screen. */
  readonly isDiscreet?: boolean | undefined;
}

/** What is shown as a system's name and pronouns. */
export interface SystemLabel {
  /** Null for a system without a name. */
  readonly name: string | null;
  readonly pronouns: string | null;
}

/** What is shown as a member's name and pronouns. */
export interface MemberLabel {
  /** Empty only when the service gave no name. */
  readonly name: string;
  readonly pronouns: string | null;
  /** The name as written, pronouns and all: for search, tooltips and forms. */
  readonly fullName: string;
}

/** What is shown for a system. Everything its owner wrote into name and pronouns is in the result. */
export function systemLabel(
  system: { readonly name: string | null; readonly pronouns: string | null },
  options: LabelOptions,
): SystemLabel {
  const pronouns = textOrNull(system.pronouns);
  const name = textOrNull(system.name);
  return name === null ? { name, pronouns } : split(name, pronouns, options);
}

/**
 * What is shown for a member: the display name before the name. The internal name is never looked at when there is a display
 * name, it may be one the member has left behind.
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
  const label = split(fullName, textOrNull(member.pronouns), options);
  return { ...label, fullName: options.isDiscreet ? label.name : fullName };
}

/** What is shown as a group's name: the display name before the name. Empty only when the service gave no name. */
export function groupLabel(
  group: { readonly name: string; readonly displayName: string | null },
  options?: Pick<LabelOptions, 'isDiscreet'>,
): string {
  const name = textOrNull(group.displayName) ?? textOrNull(group.name) ?? '';
  return options?.isDiscreet ? initials(name) : name;
}

/**
 * Takes pronouns out of the name only where they are shown beside it afterwards: when no others are set, or the same ones.
 * With other pronouns set both are kept as written.
 */
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
  if (!found || (pronouns !== null && comparable(pronouns) !== comparable(found.pronouns)))
    return { name, pronouns };
  return { name: found.name, pronouns: pronouns ?? found.pronouns };
}

function comparable(pronouns: string): string {
  return pronouns.normalize('NFKC').replaceAll(/\s+/gu, '').toLowerCase();
}

function textOrNull(text: string | null): string | null {
  return boundedText(text?.trim() ?? '') || null;
}
