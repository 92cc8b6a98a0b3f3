import { readArray, readObject, UnsupportedMediaTypeError } from '../middleware/read-body.ts';
import { backendError, unsupportedMediaType } from '../middleware/replies.ts';
import { ServiceError } from '../service-error.ts';
import type { JsonObject } from '../validation/json-body.ts';
import type { Call } from './call.ts';

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

type Handler = (call: Call) => Response | Promise<Response>;

/** Stages 7 and 8: what a method of a path does. */
export interface Endpoint {
  readonly handle: Handler;
  /** Whether the gateway itself answers. It also accepts HEAD for GET; the API behind it does not. */
  readonly atGateway: boolean;
}

/** The methods of one path, in the order of `Allow`. */
export type Methods = Readonly<Partial<Record<Method, Endpoint>>>;

/** Paths with `:name` parameters, and what each method there does. */
export type RouteTable = Readonly<Record<string, Methods>>;

/** An endpoint of the API behind the gateway: refusals become its error answers. */
export function backend(handle: Handler): Endpoint {
  return {
    atGateway: false,
    async handle(call) {
      try {
        return await handle(call);
      } catch (error) {
        if (error instanceof ServiceError) return backendError(error);
        if (error instanceof UnsupportedMediaTypeError) return unsupportedMediaType();
        throw error;
      }
    },
  };
}

/** As {@link backend}, for a body that is a JSON object: it is read before any other check. */
export function withObject(handle: (call: Call, body: JsonObject) => ReturnType<Handler>): Endpoint {
  return backend(async (call) => handle(call, await readObject(call.request)));
}

/** As {@link withObject}, for a body that is a JSON array. */
export function withArray(handle: (call: Call, body: readonly unknown[]) => ReturnType<Handler>): Endpoint {
  return backend(async (call) => handle(call, await readArray(call.request)));
}

/** An endpoint that the gateway answers itself. */
export function gateway(handle: Handler): Endpoint {
  return { handle, atGateway: true };
}
