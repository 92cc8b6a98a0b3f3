import { type Message, messageFromWire, wireMessageSchema } from '@frontboard/model';
import { type Api, type CallOptions, pathId } from './api.ts';

/** Proxied messages. */
export function createMessages(api: Api) {
  return {
    /**
     * One message by the id of the proxied message or, for half an hour, of the one it was made from. Throws an `ApiError`
     * 404 for one the service does not know.
     */
    async fetch(id: string, options?: CallOptions): Promise<Message> {
      const message = pathId(id, 'Must provide a message ID.');
      const path = `${api.version === 1 ? '/msg' : '/messages'}/${message}`;
      // It may be the own system's, of which the owner sees more. The service counts it under the address all the same.
      const answer = await api.get({ path, entity: null, own: false, needsToken: true }, options);
      return messageFromWire(answer.one(wireMessageSchema), answer.receivedAt);
    },
  };
}
