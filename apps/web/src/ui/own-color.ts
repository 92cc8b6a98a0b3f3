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
  if (color === null) return NONE;
  const known = made.get(color);
  if (known !== undefined) return known;
  if (made.size >= MOST_MADE) made.clear();
  const props = correctedFor(color);
  made.set(color, props);
  return props;
}

const NONE: OwnColorProps = {};

/** Correcting a colour is slow, and the same few are rendered with each row and each key. */
const made = new Map<string, OwnColorProps>();
const MOST_MADE = 2_000;

function correctedFor(color: string): OwnColorProps {
  const light = readableColor(color, 'light');
  const dark = readableColor(color, 'dark');
  if (light === null || dark === null) return NONE;
  const variables: Record<`--${string}`, string> = { '--own-light': light, '--own-dark': dark };
  return { 'data-own': '', style: variables as CSSProperties }; // React's type has no custom properties
}
