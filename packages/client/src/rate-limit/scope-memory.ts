/** What is known of a request before it is sent. */
export interface ScopeQuestion {
  readonly method: string;
  /** The last entity of the path, such as `/members/abcdef`; null without one, as `POST /members`. */
  readonly entity: string | null;
  /** Whether the entity belongs to the token's system; null when the caller cannot know. */
  readonly own: boolean | null;
  /** Null if no token is sent: then nothing belongs to the caller. */
  readonly token: string | null;
}

const OWN_PREFIX = 'own_system_';
const PLAIN_PREFIX = 'generic_';
const MOST_REMEMBERED = 500;

/**
 * Predicts which bucket the service will count a request in. Requests about the token's own system have separate
 * buckets, all others share the buckets of the caller's address (docs/api-notes.md). Only the answer shows the owner of a member or group;
 * until then either is possible, and the answer is remembered.
 */
export class ScopeMemory {
  /** Whether an entity belongs to the token's system. */
  readonly #owned = new Map<string, boolean>();
  /** Names we did not expect, by the name we expected: another service may call its buckets differently. */
  readonly #renamed = new Map<string, string>();
  #lastWasOwn = false;

  /** The buckets it may be counted in, the likeliest first. */
  foretell(question: ScopeQuestion): readonly [string, ...string[]] {
    const own = this.#own(question);
    const [likely, other] = [
      this.#name(question, own ?? this.#lastWasOwn),
      this.#name(question, !this.#lastWasOwn),
    ];
    return own === null && likely !== other ? [likely, other] : [likely];
  }

  /** Takes the name from an answer. */
  learn(question: ScopeQuestion, scope: string): void {
    const { entity, token } = question;
    const isOwn = scope.startsWith(OWN_PREFIX);
    if (!isOwn && !scope.startsWith(PLAIN_PREFIX)) {
      for (const own of [true, false]) this.#renamed.set(expectedName(question, own), scope);
    } else if (entity !== null && token !== null) {
      if (this.#own(question) === null) this.#lastWasOwn = isOwn;
      // Deleted first, so that the oldest stays in front.
      this.#owned.delete(entity);
      this.#owned.set(entity, isOwn);
      const [oldest] = this.#owned.keys();
      if (this.#owned.size > MOST_REMEMBERED && oldest !== undefined) this.#owned.delete(oldest);
    }
  }

  /** Another token owns other things. */
  forgetOwn(): void {
    this.#owned.clear();
  }

  /** Null if only the answer will show it. */
  #own({ entity, token, own }: ScopeQuestion): boolean | null {
    if (entity === null || token === null) return false;
    return this.#owned.get(entity) ?? own;
  }

  #name(question: ScopeQuestion, own: boolean): string {
    const expected = expectedName(question, own);
    return this.#renamed.get(expected) ?? expected;
  }
}

function expectedName({ method }: ScopeQuestion, own: boolean): string {
  return `${own ? OWN_PREFIX : PLAIN_PREFIX}${method === 'GET' ? 'get' : 'update'}`;
}
