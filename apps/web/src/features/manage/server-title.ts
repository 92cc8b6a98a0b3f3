import type { KnownServer } from '../../session/servers.ts';
import { manageWords } from './words.ts';

/** The title of a server on the screen: the person's own name for it, or its id. */
export function serverTitle({ id, name }: KnownServer): string {
  return name === '' ? manageWords.unnamedServer(id) : name;
}
