import type { CSSProperties } from 'react';
import { lineForThemes } from './own-ring.ts';

interface OwnColorProps {
  'data-own'?: '';
  style?: CSSProperties;
}

/**
 * Props that give an element a system's or member's own colour as `var(--own)`, for fills, and as `var(--own-line)` the colour of the
 * line around such a fill, which is visible in both themes. Spread them: `<span {...ownColor(member.color)}>`. Without a colour they
 * are empty and both stay unset, so write `var(--own, var(--line))`. Letters never have it.
 */
export function ownColor(color: string | null): OwnColorProps {
  const line = lineForThemes(color);
  if (line === null) return NONE;
  const variables: Record<`--${string}`, string> = { '--own': `${color}`, '--own-line': line };
  return { 'data-own': '', style: variables as CSSProperties }; // React's type has no custom properties
}

const NONE: OwnColorProps = {};
