import type { HexColor } from '../color/color.ts';
import { hueAndLightness } from '../color/hue.ts';
import { timestampSortKey } from '../timestamp/timestamp.ts';
import { compareText, MISSING, type SortKey, textKeys } from './sort-order.ts';

/** Keys for timestamps of the service, earliest first, to the last digit. */
export function timestampKeys(timestamps: readonly (string | null)[]): SortKey[] {
  return textKeys(timestamps.map(timestampSortKey), compareText);
}

/** The key of a colour: by hue, and dark before light where the hue is the same. Greys have none and follow the colours in either order. */
export function colorKey(color: HexColor | null): SortKey {
  if (color === null) return MISSING;
  const { hue, lightness } = hueAndLightness(color);
  // Hues are whole and lightness reaches 1 at most, so the one never disturbs the order of the other.
  return hue === null ? { section: 1, value: lightness } : { section: 0, value: hue * 2 + lightness };
}

/** Whether there is anything in a text. */
export function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
