import type { Priv } from '@frontboard/model';
import { recordHeadWords } from './head-words.ts';

/** Who can see the fields of a record; null if the viewer may not know. */
export type KnownPrivacy<Key extends string> = Readonly<Record<Key, Priv>> | null;

/** The note of a field that others can't see. Only the owner sees privacy at all. */
export function onlyYou<Key extends string>(
  privacy: KnownPrivacy<Key> | undefined,
  key: Key,
): string | undefined {
  return privacy?.[key] === 'private' ? recordHeadWords.onlyYou : undefined;
}
