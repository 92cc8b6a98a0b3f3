import { queryOptions } from '@tanstack/react-query';
import type { Caller } from '../../session/caller.ts';
import { LOOKED_UP, shared } from '../looked-up.ts';

/** Queries about proxied messages. Keys: the viewer, `messages`, the query, its message. */
export function messageQueries({ client, viewer, call }: Caller) {
  return {
    /** One message by its id or, for half an hour, by the id of the message it was made from. */
    detail: (id: string) =>
      queryOptions({
        ...LOOKED_UP,
        queryKey: [viewer, 'messages', 'detail', id],
        queryFn: ({ signal }) => shared(client.messages.fetch(id, { ...call, signal })),
      }),
  };
}
