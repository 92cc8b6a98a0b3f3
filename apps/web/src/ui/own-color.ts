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
  const light = readableColor(color, 'light');
  const dark = readableColor(color, 'dark');
  if (light === null || dark === null) return {};
  const variables: Record<`--${string}`, string> = { '--own-light': light, '--own-dark': dark };
  return { 'data-own': '', style: variables as CSSProperties }; // React's type has no custom properties
}
