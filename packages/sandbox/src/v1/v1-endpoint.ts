import { UnsupportedMediaTypeError } from '../middleware/read-body.ts';
import { backendError, unsupportedMediaType } from '../middleware/replies.ts';
import type { Call } from '../routes/call.ts';
import type { Endpoint } from '../routes/route.ts';
import { ServiceError } from '../service-error.ts';

/** A refusal of version 1: a sentence in plain text. */
export class V1Error extends Error {
  override readonly name = 'V1Error';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * An endpoint of version 1: errors are plain text, of several messages only the first, a 401 is empty. What is refused
 * before or after its own checks (a body that cannot be read, one that changes nothing) is JSON as in version 2.
 */
export function v1(handle: (call: Call) => Response | Promise<Response>): Endpoint {
  return {
    atGateway: false,
    async handle(call) {
      try {
        return await handle(call);
      } catch (error) {
        if (error instanceof V1Error) return plainText(error.status, error.message);
        if (error instanceof ServiceError) return fromVersion2(error);
        if (error instanceof UnsupportedMediaTypeError) return unsupportedMediaType();
        throw error;
      }
    },
  };
}

function fromVersion2(error: ServiceError): Response {
  if (error.status === 401) return new Response(null, { status: 401 });
  for (const [field, [first]] of Object.entries(error.fields ?? {})) {
    if (first === undefined) continue;
    const isTooLong = first.max_length !== undefined;
    return plainText(
      400,
      isTooLong
        ? `Field ${field} is too long (${first.actual_length} > ${first.max_length}).`
        : first.message,
    );
  }
  return backendError(error);
}

function plainText(status: number, message: string): Response {
  return new Response(message, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
