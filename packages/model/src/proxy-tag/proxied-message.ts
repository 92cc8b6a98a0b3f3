import type { ProxyTag } from './proxy-tag.ts';

/** How the bot writes the name above a message, unless the system has set another format. */
export const DEFAULT_NAME_FORMAT = '{name} {tag}';

interface NameParts {
  readonly name: string;
  readonly displayName: string | null;
  /** The system's tag; null without one, or if it is switched off. */
  readonly tag: string | null;
  /** Null for the default. */
  readonly format: string | null;
}

/**
 * The name above a message that the bot sends for a member. Privacy does not matter: everyone in the channel sees it.
 * As in `ProxyMember.FormatTag` of the service.
 */
export function proxiedName({ name, displayName, tag, format }: NameParts): string {
  const values: Record<string, string> = { '{name}': displayName || name, '{tag}': tag ?? '' };
  return (format ?? DEFAULT_NAME_FORMAT).replace(/\{name\}|\{tag\}/g, (place) => values[place] ?? '').trim();
}

/**
 * The tag after the names of members in a server: its own one, otherwise the usual one; null if there is none or it is switched off
 * there. As in `ProxyMember.ProxyName`.
 */
export function tagInServer(
  usual: string | null,
  there: { readonly tag: string | null; readonly tagEnabled: boolean } | null,
): string | null {
  if (there === null) return usual;
  return there.tagEnabled ? (there.tag ?? usual) : null;
}

/** A message as it is typed for a proxy tag. */
export function taggedText({ prefix, suffix }: ProxyTag, text: string): string {
  return `${prefix ?? ''}${text}${suffix ?? ''}`;
}
