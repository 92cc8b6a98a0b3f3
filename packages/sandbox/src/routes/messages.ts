import { backendJson } from '../middleware/replies.ts';
import { ServiceError } from '../service-error.ts';
import type { MessageRow } from '../store/rows.ts';
import { readSnowflake } from '../validation/query.ts';
import { snowflakeMs, viewMessage } from '../view/message.ts';
import type { Call } from './call.ts';
import { backend, type RouteTable } from './route.ts';

/** How long a message is also found by the message that triggered it. */
const ORIGINAL_KNOWN_MS = 30 * 60_000;

export const messageRoutes: RouteTable = {
  '/v2/messages/:message': { GET: backend(getMessage) },
};

function getMessage(call: Call): Response {
  const row = findMessage(call);
  if (row === undefined) throw new ServiceError('messageNotFound');
  return backendJson(viewMessage(call.state, row, call.viewer));
}

/** The message of the path, by its own id or for a while by the id of its trigger. Throws 400 for anything else. */
export function findMessage(call: Call): MessageRow | undefined {
  const id = readSnowflake(call.param('message'));
  return call.state.messages.get(id) ?? byOriginal(call, id);
}

function byOriginal(call: Call, id: string): MessageRow | undefined {
  const row = call.state.messages.get(call.state.index.messageByOriginal.get(id) ?? '');
  const isRecent = row !== undefined && call.context.nowMs() - snowflakeMs(row.id) <= ORIGINAL_KNOWN_MS;
  return isRecent ? row : undefined;
}
