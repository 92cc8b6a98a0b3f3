/** What is known of a request before it is sent. */
export interface ScopeQuestion {
  readonly method: string;
  /** The thing the path names last, such as `/members/abcdef`; null when it names none, as `POST /members`. */
  readonly entity: string | null;
  /** True when the caller knows the entity to belong to the token's system. */
  readonly own: boolean;
  /** Null when no token goes along: then nothing is the caller's own. */
  readonly token: string | null;
}

const OWN_PREFIX = 'own_system_';
const PLAIN_PREFIX = 'generic_';
const MOST_REMEMBERED = 500;

/**
 * Foretells which bucket the service will count a request in. What concerns the token's own system has buckets of its
 * own, all else shares those of the address it comes from (docs/api-notes.md). Whose a member or group is shows only in
 * the answer, so that is remembered.
 */
export class ScopeMemory {
  readonly #ownEntities = new Set<string>();
  /** Names we did not expect, by the name we expected: another service may call its buckets differently. */
  readonly #renamed = new Map<string, string>();

  foretell(question: ScopeQuestion): string {
    const { entity, token } = question;
    const own = token !== null && entity !== null && (question.own || this.#ownEntities.has(entity));
    const expected = `${own ? OWN_PREFIX : PLAIN_PREFIX}${question.method === 'GET' ? 'get' : 'update'}`;
    return this.#renamed.get(expected) ?? expected;
  }

  /** Takes the name from an answer. */
  learn(question: ScopeQuestion, scope: string): void {
    const own = scope.startsWith(OWN_PREFIX);
    if (!own && !scope.startsWith(PLAIN_PREFIX)) {
      if (this.#renamed.size < MOST_REMEMBERED) this.#renamed.set(this.foretell(question), scope);
      return;
    }
    if (question.entity === null || question.token === null) return;
    this.#ownEntities.delete(question.entity);
    if (!own) return;
    this.#ownEntities.add(question.entity);
    const [oldest] = this.#ownEntities;
    if (this.#ownEntities.size > MOST_REMEMBERED && oldest !== undefined) this.#ownEntities.delete(oldest);
  }

  /** Another token, other own things. */
  forgetOwn(): void {
    this.#ownEntities.clear();
  }
}
