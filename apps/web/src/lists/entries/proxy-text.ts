import type { ProxyTag } from '@frontboard/model';
import { taggedText } from '@frontboard/model/proxy';
import { listWords } from '../words.ts';

/** A proxy tag as people write it: round the word "text". */
export function proxyText(tag: ProxyTag): string {
  return taggedText(tag, listWords.taggedText);
}
