import type { CSSProperties } from 'react';
import { readableColor } from './readable-color.ts';

interface OwnColorProps {
  'data-own'?: '';
  style?: CSSProperties;
}

/**
 * Props that give an element a system's or member's own colour as `var(--own)`, corrected for both themes.
 * Spread them: `<span {...ownColor(member.color)}>`. Without a readable colour they are empty and `--own` stays unset,
 * so write `var(--own, var(--line))`.
 */
export function ownColor(color: string | null): OwnColorProps {
  const own = correctedForThemes(color);
  if (own === null) return NONE;
  const variables: Record<`--${string}`, string> = { '--own': own };
  return { 'data-own': '', style: variables as CSSProperties }; // React's type has no custom properties
}

/**
 * The same as the element's own `color`, undefined without a readable one. For what many rows have: an element with a variable costs
 * a browser several times the style of one without.
 */
export function ownTextColor(color: string | null): { readonly color: string } | undefined {
  const own = correctedForThemes(color);
  return own === null ? undefined : { color: own };
}

const NONE: OwnColorProps = {};

/** Correcting a colour is slow, and the same few are rendered with each row and each key. */
const corrected = new Map<string, string | null>();
const MOST_CORRECTED = 2_000;

/** The colour as a CSS value that depends on the theme; null if it is none. */
function correctedForThemes(color: string | null): string | null {
  if (color === null) return null;
  const known = corrected.get(color);
  if (known !== undefined) return known;
  if (corrected.size >= MOST_CORRECTED) corrected.clear();
  const light = readableColor(color, 'light');
  const dark = readableColor(color, 'dark');
  const value = light === null || dark === null ? null : `var(--if-light, ${light}) var(--if-dark, ${dark})`;
  corrected.set(color, value);
  return value;
}
