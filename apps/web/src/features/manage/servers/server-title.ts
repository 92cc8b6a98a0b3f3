import type { KnownServer } from '../../../session/servers.ts';
import { serverWords } from './words.ts';

/** What a server is called on the screen: the person's own name for it, or its id. */
export function serverTitle({ id, name }: KnownServer): string {
  return name === '' ? serverWords.unnamed(id) : name;
}
