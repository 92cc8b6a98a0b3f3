import type { KnownServer } from '../../../session/servers.ts';
import { serverWords } from './words.ts';

/** The title of a server on the screen: the person's own name for it, or its id. */
export function serverTitle({ id, name }: KnownServer): string {
  return name === '' ? serverWords.unnamed(id) : name;
}
