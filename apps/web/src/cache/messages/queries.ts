import type { Caller } from '../../session/caller.ts';
import { lookedUp } from '../looked-up.ts';

/** Queries about proxied messages. Keys: the viewer, `messages`, the query, its message. */
export function messageQueries(caller: Caller) {
  return {
    /** One message by its id or, for half an hour, by the id of the message it was made from. */
    detail: (id: string) =>
      lookedUp(caller, [caller.viewer, 'messages', 'detail', id], (options) =>
        caller.client.messages.fetch(id, options),
      ),
  };
}
