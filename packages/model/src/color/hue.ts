import type { HexColor } from './color.ts';

/** The position of a colour among others. */
export interface HueAndLightness {
  /** 0 to 359 whole degrees, red first; null for black, white and greys, which have none. */
  readonly hue: number | null;
  /** 0 (black) to 1 (white). */
  readonly lightness: number;
}

/** Below this difference between the strongest and the weakest of red, green and blue (of 255), people see grey. */
const LEAST_CHROMA = 16;

/** Hue and lightness of a colour, as in HSL. */
export function hueAndLightness(color: HexColor): HueAndLightness {
  const value = Number.parseInt(color.slice(1), 16);
  const [red, green, blue] = [value >> 16, (value >> 8) & 255, value & 255];
  const strongest = Math.max(red, green, blue);
  const weakest = Math.min(red, green, blue);
  const chroma = strongest - weakest;
  const lightness = (strongest + weakest) / 510;
  if (chroma < LEAST_CHROMA) return { hue: null, lightness };
  const sixth =
    strongest === red
      ? (green - blue) / chroma
      : strongest === green
        ? (blue - red) / chroma + 2
        : (red - green) / chroma + 4;
  return { hue: Math.round(sixth * 60 + 360) % 360, lightness };
}
