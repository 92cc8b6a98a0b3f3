import type { ProxyTag } from '@frontboard/model';
import { memberWords } from './words.ts';

/** A proxy tag as people write it: round the word "text". */
export function proxyText({ prefix, suffix }: ProxyTag): string {
  return `${prefix ?? ''}${memberWords.proxies.text}${suffix ?? ''}`;
}
