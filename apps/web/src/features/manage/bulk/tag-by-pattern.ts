import type { ProxyTag } from '@frontboard/model';

/** The place of the message in a pattern; without it, the pattern comes before the message. */
const MESSAGE = /\btext\b/;

/** The proxy tag that a pattern gives a member of this name. */
export function tagByPattern(pattern: string, name: string): ProxyTag {
  const initial = [...name.trim()][0] ?? '';
  const filled = (part: string) => part.replaceAll('{initial}', initial).replaceAll('{name}', name) || null;
  const place = MESSAGE.exec(pattern);
  if (place === null) return { prefix: filled(pattern), suffix: null };
  return {
    prefix: filled(pattern.slice(0, place.index)),
    suffix: filled(pattern.slice(place.index + place[0].length)),
  };
}
