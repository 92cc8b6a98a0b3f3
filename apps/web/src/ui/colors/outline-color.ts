export type Theme = 'light' | 'dark';

/** WCAG 2.2 AA for what is not text (success criterion 1.4.11). */
export const OUTLINE_CONTRAST = 3;

/**
 * The most difficult background of each theme for an outline: sand 4 of `@radix-ui/colors`, light and dark.
 * Lighter backgrounds of the light theme and darker ones of the dark theme only raise the contrast.
 */
export const HARDEST_GROUND: Readonly<Record<Theme, string>> = { light: '#e9e8e6', dark: '#2a2a28' };

type Rgb = readonly [red: number, green: number, blue: number];

function toRgb(color: string): Rgb | null {
  if (!/^#[0-9a-fA-F]{6}$/.test(color)) return null;
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** The light of each value of a channel, 0 to 1 (WCAG 2.2). A table, because a power is slow and a board has many colours. */
const LIGHT = Array.from({ length: 256 }, (_, channel) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

function luminance(red: number, green: number, blue: number): number {
  return 0.2126 * lightOf(red) + 0.7152 * lightOf(green) + 0.0722 * lightOf(blue);
}

function lightOf(channel: number): number {
  return LIGHT[channel] ?? 0;
}

/** Contrast of two luminances. */
function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

const GROUND_LUMINANCE: Readonly<Record<Theme, number>> = {
  light: groundLuminance('light'),
  dark: groundLuminance('dark'),
};

function groundLuminance(theme: Theme): number {
  const ground = toRgb(HARDEST_GROUND[theme]);
  return ground === null ? 0 : luminance(...ground);
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). Returns 1 when either is not such a colour. */
export function contrast(one: string, other: string): number {
  const [a, b] = [toRgb(one), toRgb(other)];
  return a && b ? ratio(luminance(...a), luminance(...b)) : 1;
}

/**
 * The colour of the line around a member's or system's colour, which itself is never changed: as near to it as WCAG AA allows on every
 * background of the theme. Returns `#rrggbb`, the same colour if it stands out already, and null for anything but `#rrggbb`.
 */
export function outlineColor(color: string | null, theme: Theme): string | null {
  const from = color === null ? null : toRgb(color);
  if (from === null) return null;
  const target = theme === 'light' ? 0 : 255;
  const isVisible = (step: number) =>
    ratio(mixedLuminance(from, target, step), GROUND_LUMINANCE[theme]) >= OUTLINE_CONTRAST;
  if (isVisible(0)) return hex(from);
  // A colour that does not stand out does so from one of the steps on.
  let [faint, visible] = [0, STEPS];
  while (visible - faint > 1) {
    const middle = (faint + visible) >> 1;
    if (isVisible(middle)) visible = middle;
    else faint = middle;
  }
  return hex(mix(from, target, visible));
}

/** How many steps there are from a colour to black or white. */
const STEPS = 64;

function towards(channel: number, target: number, step: number): number {
  return Math.round(channel + ((target - channel) * step) / STEPS);
}

function mix([red, green, blue]: Rgb, target: number, step: number): Rgb {
  return [towards(red, target, step), towards(green, target, step), towards(blue, target, step)];
}

/** The luminance of `mix`, for each of the steps that are tried, without an array for each. */
function mixedLuminance([red, green, blue]: Rgb, target: number, step: number): number {
  return luminance(towards(red, target, step), towards(green, target, step), towards(blue, target, step));
}

function hex([red, green, blue]: Rgb): string {
  return `#${((1 << 24) | (red << 16) | (green << 8) | blue).toString(16).slice(1)}`;
}
