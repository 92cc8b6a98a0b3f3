import { normaliseRef, parseRef, type RefKind } from '@frontboard/model';
import type { Clock } from '../clock.ts';
import { hasErrorCode } from '../errors/has-error-code.ts';
import type { FailureObserver } from '../errors/request-failure.ts';
import { UsageError } from '../errors/usage-error.ts';
import type { ApiRequest } from '../sending/api-request.ts';
import type { Priority, Sender } from '../sending/sender.ts';
import { Answer } from './answer.ts';

/** The options of every call. */
export interface CallOptions {
  /** Cancels the call at any stage; it then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** A token for this call, always sent; null sends none. Without it the client's own token is sent if it is needed. */
  readonly token?: string | null | undefined;
  /**
   * The own system of this call, by id or uuid. Once the client uses another account, or none, the call is refused
   * with a `UsageError` and nothing is sent: a call begun for one account must not be sent as another.
   */
  readonly as?: string | undefined;
  /** The priority. Writes are `write`, reads as the client was created (`interactive`). */
  readonly priority?: Priority | undefined;
}

/** The own system from `setOwnSystem`. */
export interface OwnSystem {
  readonly id: string;
  readonly uuid: string | null;
}

/** The request of a resource. */
export interface Target {
  /** Path after the version, with its query. */
  readonly path: string;
  /** The last entity of the path; null without one. */
  readonly entity: string | null;
  /** Whether it belongs to the token's system; null if only the answer will show it. */
  readonly own: boolean | null;
  /** Whether the client's token is sent. A public read of another system is sent without it, which saves a browser the preflight. */
  readonly needsToken: boolean;
}

interface ApiOptions {
  readonly sender: Sender;
  readonly clock: Clock;
  readonly version: 1 | 2;
  /** For reads without one. */
  readonly priority: Priority;
  readonly onFailure: FailureObserver;
}

/**
 * The refusals that an owner never gets. The service ignores a token that it doesn't know and answers as if without one; only a
 * request for the token's own system is answered with 401.
 */
const NOT_SHARED = [
  'memberListPrivate',
  'groupListPrivate',
  'groupMembersPrivate',
  'frontersPrivate',
  'historyPrivate',
] as const;

const OWN_SYSTEM = { method: 'GET', path: '/v2/systems/@me', entity: '/systems/@me', own: true } as const;

/** What the resources share: the caller, the version, and the sender. */
export class Api {
  readonly version: 1 | 2;
  readonly #options: ApiOptions;
  #token: string | null = null;
  #own: OwnSystem | null = null;

  constructor(options: ApiOptions) {
    this.#options = options;
    this.version = options.version;
  }

  /** The same for the present account, whatever token is set later. */
  bound(): Api {
    const bound = new Api(this.#options);
    bound.#token = this.#token;
    bound.#own = this.#own;
    return bound;
  }

  setToken(token: string | null): void {
    const next = token?.trim() || null;
    if (next === this.#token) return;
    this.#token = next;
    this.#options.sender.forgetOwn();
  }

  setOwnSystem(own: OwnSystem | null): void {
    this.#own = own === null ? null : { id: normaliseRef(own.id), uuid: own.uuid && normaliseRef(own.uuid) };
  }

  get ownSystem(): OwnSystem | null {
    return this.#own;
  }

  hasToken(options?: CallOptions): boolean {
    return this.#tokenFor(options) !== null;
  }

  /** @throws {UsageError} with `message` if the call would be sent without a token. */
  requireToken(options: CallOptions | undefined, message: string): void {
    if (!this.hasToken(options)) throw new UsageError(message);
  }

  /** @throws {UsageError} in version 1. */
  requireVersion2(feature: string): void {
    if (this.version < 2) throw new UsageError(`${feature} are only available for API version 2.`);
  }

  /** Whether a normalised system reference is the token's own system. */
  isOwn(ref: string): boolean {
    return ref === '@me' || (this.#own !== null && (ref === this.#own.id || ref === this.#own.uuid));
  }

  /** Sends a read. */
  get(target: Target, options: CallOptions | undefined): Promise<Answer> {
    return this.#send('GET', target, undefined, options, options?.priority ?? this.#options.priority);
  }

  /** Sends a write, with `isSentOnce` not again after a 429. @throws {UsageError} without a token. */
  async write(
    method: 'POST' | 'PATCH' | 'DELETE',
    target: Omit<Target, 'own' | 'needsToken'>,
    body: unknown,
    options: CallOptions | undefined,
    isSentOnce = false,
  ): Promise<Answer> {
    this.requireToken(options, `${method} requires a token.`);
    const own = { ...target, own: target.entity !== null, needsToken: true, isSentOnce };
    return this.#send(method, own, body, options, options?.priority ?? 'write');
  }

  async #send(
    method: ApiRequest['method'],
    { path, entity, own, needsToken, isSentOnce }: Target & { readonly isSentOnce?: boolean },
    body: unknown,
    options: CallOptions | undefined,
    priority: Priority,
  ): Promise<Answer> {
    if (options?.as !== undefined && !this.isOwn(normaliseRef(options.as))) {
      throw new UsageError('The account was changed meanwhile, so nothing was sent.');
    }
    const token = needsToken || typeof options?.token === 'string' ? this.#tokenFor(options) : null;
    // The platform refuses it with a message that quotes it.
    if (token !== null && !/^[!-~]+$/.test(token)) {
      throw new UsageError('The token has characters that no token has.');
    }
    const request: ApiRequest = {
      method,
      path: `/v${this.version}${path}`,
      body,
      token,
      entity,
      own,
      isSentOnce,
    };
    const sendOptions = { priority, signal: options?.signal };
    const response = await this.#options.sender.send(request, sendOptions).catch(async (error: unknown) => {
      const isNotShared = token !== null && own !== false && hasErrorCode(error, ...NOT_SHARED);
      if (isNotShared) await this.#options.sender.send({ ...OWN_SYSTEM, token }, sendOptions);
      throw error;
    });
    return new Answer(
      request,
      response,
      new Date(this.#options.clock.now()).toISOString(),
      this.#options.onFailure,
    );
  }

  #tokenFor(options: CallOptions | undefined): string | null {
    return options?.token === undefined ? this.#token : options.token?.trim() || null;
  }
}

/**
 * A reference as part of a path, normalised.
 * @throws {UsageError} with `missing` if there is none, or a sentence on the accepted forms if it has none of them.
 */
export function pathRef(kind: RefKind, ref: string | null | undefined, missing: string): string {
  const parsed = parseRef(kind, ref ?? '');
  if (parsed.ok) return parsed.ref;
  throw new UsageError(parsed.reason === 'empty' ? missing : parsed.message);
}

/** A Discord id as part of a path. @throws {UsageError} with `missing` if there is none. */
export function pathId(id: string | null | undefined, missing: string): string {
  const text = String(id ?? '').trim();
  if (text === '') throw new UsageError(missing);
  return encodeURIComponent(text);
}
