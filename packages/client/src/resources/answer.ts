import { readList } from '@frontboard/model';
import * as v from 'valibot';
import type { FailureObserver } from '../errors/request-failure.ts';
import { ResponseShapeError, type ShapeIssue } from '../errors/response-shape-error.ts';
import type { TransportResponse } from '../transport/transport.ts';

type Schema<T> = v.GenericSchema<unknown, T>;

/** A success, not yet read. */
export class Answer {
  readonly #request: { readonly method: string; readonly path: string };
  readonly #response: TransportResponse;
  readonly #onFailure: FailureObserver;
  /** When it arrived, ISO. */
  readonly receivedAt: string;

  constructor(
    request: { readonly method: string; readonly path: string },
    response: TransportResponse,
    receivedAt: string,
    onFailure: FailureObserver,
  ) {
    this.#request = { method: request.method, path: request.path };
    this.#response = response;
    this.receivedAt = receivedAt;
    this.#onFailure = onFailure;
  }

  /** True for 204, with which the service says that there is no data; an answer that lost its body is not data. */
  get isEmpty(): boolean {
    return this.#response.status === 204;
  }

  /** The body as one record. Throws `ResponseShapeError` if it is something else. */
  one<T>(schema: Schema<T>): T {
    const read = v.safeParse(schema, this.#json());
    if (read.success) return read.output;
    throw this.#shapeError(
      read.issues.map((issue) => ({ path: v.getDotPath(issue)?.split('.') ?? [], message: issue.message })),
    );
  }

  /** The body as a list. Items that cannot be read are left out; throws `ResponseShapeError` if none can, or it is not a list. */
  list<T>(schema: Schema<T>): T[] {
    return this.counted(schema).items;
  }

  /** The body as a list, as `list` reads it, and how many items were sent. */
  counted<T>(schema: Schema<T>): { readonly items: T[]; readonly sent: number } {
    const { isList, items, rejected } = readList(schema, this.#json());
    if (!isList) throw this.#shapeError([{ path: [], message: 'Expected array' }]);
    if (rejected.length > 0) {
      const error = this.#shapeError(
        rejected.map(({ index, problems }) => ({ path: [index], message: problems.join('; ') })),
      );
      if (items.length === 0) throw error;
    }
    return { items, sent: items.length + rejected.length };
  }

  #json(): unknown {
    try {
      return JSON.parse(this.#response.text);
    } catch {
      // The parser's own message quotes the body, which may contain anything.
      throw this.#shapeError([{ path: [], message: 'Expected JSON' }]);
    }
  }

  #shapeError(issues: readonly ShapeIssue[]): ResponseShapeError {
    const error = new ResponseShapeError(this.#request, issues);
    this.#onFailure(error);
    return error;
  }
}
