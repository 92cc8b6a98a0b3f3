/** The messages of tabs of this release, which differ from those of other releases. */
export interface TabProtocol<Message> {
  /** A message as it is posted. */
  write(message: Message): unknown;
  /** The message of another tab, or null if it uses another protocol. Its content comes from our own code and is trusted. */
  read(data: unknown): Message | null;
}

/**
 * Creates the protocol for messages of these types.
 *
 * @param version increase it when a message changes its meaning: tabs of two releases can be open at once
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
      // Same origin and same protocol: only `write` creates such objects.
      return message as Message;
    },
  };
}
