export type Theme = 'light' | 'dark';

/** WCAG 2.2 AA for text of ordinary size (success criterion 1.4.3). */
export const AA_CONTRAST = 4.5;

/**
 * The most difficult background of each theme for a corrected colour: sand 4 of `@radix-ui/colors`, light and dark.
 * Lighter backgrounds of the light theme and darker ones of the dark theme only raise the contrast.
 */
export const HARDEST_GROUND: Readonly<Record<Theme, string>> = { light: '#e9e8e6', dark: '#2a2a28' };

type Rgb = readonly [red: number, green: number, blue: number];

function toRgb(color: string): Rgb | null {
  if (!/^#[0-9a-fA-F]{6}$/.test(color)) return null;
  const value = Number.parseInt(color.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = rgb.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb; // `map` loses the length of a tuple
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two luminances. */
function ratio(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

/** Contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2). Returns 1 when either is not such a colour. */
export function contrast(one: string, other: string): number {
  const [a, b] = [toRgb(one), toRgb(other)];
  return a && b ? ratio(luminance(a), luminance(b)) : 1;
}

/**
 * A member's or system's colour, moved towards black or white only as far as WCAG AA requires on every background of the theme.
 * Returns `#rrggbb`; a colour that is readable already comes back unchanged, and null for anything but `#rrggbb`.
 */
export function readableColor(color: string | null, theme: Theme): string | null {
  const from = color === null ? null : toRgb(color);
  const ground = toRgb(HARDEST_GROUND[theme]);
  if (!from || !ground) return null;
  const groundLuminance = luminance(ground);
  const target = theme === 'light' ? 0 : 255;
  const steps = 64;
  for (let step = 0; step <= steps; step += 1) {
    const mixed = from.map((channel) => Math.round(channel + ((target - channel) * step) / steps));
    const rgb = mixed as unknown as Rgb; // `map` loses the length of a tuple
    if (ratio(luminance(rgb), groundLuminance) >= AA_CONTRAST) {
      return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
    }
  }
  return theme === 'light' ? '#000000' : '#ffffff';
}
