/** What tabs of this release say to each other, told from what other releases say. */
export interface TabProtocol<Message> {
  /** A message as it is posted. */
  write(message: Message): unknown;
  /** The message of another tab, or null when it speaks another protocol. Its inside is our own code's and trusted as such. */
  read(data: unknown): Message | null;
}

/**
 * A protocol of the messages with these types.
 *
 * @param version raised when a message changes its meaning: tabs of two releases may be open side by side
 */
export function createTabProtocol<Message extends { readonly type: string }>(
  version: number,
  types: readonly Message['type'][],
): TabProtocol<Message> {
  const known: readonly string[] = types;
  return {
    write: (message) => ({ protocol: version, message }),
    read(data) {
      if (typeof data !== 'object' || data === null) return null;
      const { protocol, message } = data as { protocol?: unknown; message?: { type?: unknown } };
      if (protocol !== version || typeof message?.type !== 'string' || !known.includes(message.type))
        return null;
      // Same origin, same protocol: only `write` makes such objects.
      return message as Message;
    },
  };
}
