/** Less opaque pixels show the background of the picture. */
const LEAST_OPACITY = 128;
/** Colours that share the first three bits of each part count as one. */
const SHIFT = 5;
/** How much more a vivid pixel counts than a grey one. */
const VIVID_WEIGHT = 4;

interface Bucket {
  weight: number;
  red: number;
  green: number;
  blue: number;
}

/**
 * The main colour of a picture: the colour of its largest area, where vivid colours count more than grey.
 *
 * @param pixels red, green, blue and opacity of each pixel, 0 to 255
 * @returns six hexadecimal digits; null for a transparent picture
 */
export function dominantColor(pixels: ArrayLike<number>): string | null {
  const buckets = new Map<number, Bucket>();
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = [0, 1, 2, 3].map((part) => pixels[at + part]);
    if (opacity < LEAST_OPACITY) continue;
    const key = ((red >> SHIFT) << 6) | ((green >> SHIFT) << 3) | (blue >> SHIFT);
    const weight = 1 + (VIVID_WEIGHT * (Math.max(red, green, blue) - Math.min(red, green, blue))) / 255;
    const bucket = buckets.get(key) ?? { weight: 0, red: 0, green: 0, blue: 0 };
    bucket.weight += weight;
    bucket.red += red * weight;
    bucket.green += green * weight;
    bucket.blue += blue * weight;
    buckets.set(key, bucket);
  }
  let heaviest: Bucket | null = null;
  for (const bucket of buckets.values()) {
    if (heaviest === null || bucket.weight > heaviest.weight) heaviest = bucket;
  }
  if (heaviest === null) return null;
  const { weight } = heaviest;
  const parts = [heaviest.red, heaviest.green, heaviest.blue];
  return parts
    .map((part) =>
      Math.round(part / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}
