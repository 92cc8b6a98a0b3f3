/**
 * The protocol of one kind of messages between tabs of this release, which differ from those of other releases. Protocols of other messages may have
 * the same version: a reader ignores types that it does not know.
 *
 * @param version increase it when a message changes its meaning: tabs of two releases can be open at once
 */
export function createTabProtocol<Message extends { readonly type: string }>(version: number) {
  return {
    /** A message as it is posted. */
    write: (message: Message): unknown => ({ protocol: version, message }),
    /** The message of another tab, or null if it uses another protocol. Its content comes from our own code and is trusted. */
    read(data: unknown): Message | null {
      if (typeof data !== 'object' || data === null) return null;
      const { protocol, message } = data as { protocol?: unknown; message?: Message };
      // Same origin and same protocol: only `write` creates such objects.
      return (protocol === version && message) || null;
    },
  };
}
