import type { ProxyTag } from '@frontboard/model';
import { listWords } from './words.ts';

/** A proxy tag as people write it: round the word "text". */
export function proxyText({ prefix, suffix }: ProxyTag): string {
  return `${prefix ?? ''}${listWords.taggedText}${suffix ?? ''}`;
}
