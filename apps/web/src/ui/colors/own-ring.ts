import type { CSSProperties } from 'react';
import { outlineColor } from './outline-color.ts';

/**
 * The colours of a ring and of the line around it, undefined without a colour. For what many rows have: an element with a variable costs
 * a browser several times the style of one without.
 */
export function ownRing(color: string | null): CSSProperties | undefined {
  const line = lineForThemes(color);
  return line === null ? undefined : { outlineColor: `${color}`, boxShadow: `0 0 0 1px ${line}` };
}

/** Finding an outline is slow, and the same few are rendered with each row and each key. */
const lines = new Map<string, string | null>();
const MOST_LINES = 2_000;

/** The outline of a colour as a CSS value that depends on the theme; null if it is not a colour. */
export function lineForThemes(color: string | null): string | null {
  if (color === null) return null;
  const known = lines.get(color);
  if (known !== undefined) return known;
  if (lines.size >= MOST_LINES) lines.clear();
  const light = outlineColor(color, 'light');
  const value = light && `var(--if-light, ${light}) var(--if-dark, ${outlineColor(color, 'dark')})`;
  lines.set(color, value);
  return value;
}
