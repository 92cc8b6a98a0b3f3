import { wellFormed } from '@frontboard/model';
import { ServiceError } from '../service-error.ts';
import { isJsonObject, type JsonObject } from '../validation/json-body.ts';
import { parseLenientJson } from '../validation/lenient-json.ts';

/** How deeply objects and lists may be nested; the service's reader refuses more. */
const MOST_LEVELS = 32;
const JSON_TYPE = /^(?:application\/json|text\/json|application\/[\w.+-]*\+json)$/;

/** A request whose body is not declared to be JSON; answered with 415. */
export class UnsupportedMediaTypeError extends Error {
  override readonly name = 'UnsupportedMediaTypeError';
}

/** The body's JSON object. Throws {@link UnsupportedMediaTypeError}, or 400 for anything but an object. */
export async function readObject(request: Request): Promise<JsonObject> {
  const value = await readJson(request);
  if (!isJsonObject(value)) throw new ServiceError('badRequest');
  return value;
}

/** The body's JSON array. Throws as {@link readObject}. */
export async function readArray(request: Request): Promise<readonly unknown[]> {
  const value = await readJson(request);
  if (!Array.isArray(value)) throw new ServiceError('badRequest');
  return value;
}

async function readJson(request: Request): Promise<unknown> {
  const [type = '', ...parameters] = (request.headers.get('Content-Type') ?? '').toLowerCase().split(';');
  if (!JSON_TYPE.test(type.trim())) throw new UnsupportedMediaTypeError();
  // The service treats a byte order mark as a part of the text, which is then no JSON.
  const decoder = new TextDecoder(charsetOf(parameters), { ignoreBOM: true });
  let value: unknown;
  try {
    // A body that breaks off rejects here: the caller is gone, and the sandbox has no error.
    value = parseWellFormed(decoder.decode(await request.arrayBuffer()));
  } catch (cause) {
    throw new ServiceError('badRequest', '', undefined, { cause });
  }
  if (isDeeperThan(MOST_LEVELS, value)) throw new ServiceError('badRequest');
  return value;
}

function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner));
}

/** JSON with each escaped half of a surrogate pair read as U+FFFD, as the service's JSON library reads it. */
function parseWellFormed(text: string): unknown {
  const value = parse(text);
  // Nearly no text has such an escape, and checking all values is slow.
  return /\\u[dD][89a-fA-F]/.test(text) ? wellFormedValue(value) : value;
}

/**
 * What the platform can read, the service reads the same way, except for whole numbers that the platform rounds; these and the rest
 * are for the slower reader of its dialect.
 */
function parse(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return parseLenientJson(text);
  }
  // Checking all values is slow, and no number with fewer digits is rounded.
  return /\d{16}/.test(text) && hasLargeNumber(value) ? parseLenientJson(text) : value;
}

function hasLargeNumber(value: unknown): boolean {
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasLargeNumber);
}

function wellFormedValue(value: unknown): unknown {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(wellFormedValue);
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wellFormedValue(inner)]));
}

/** The service reads UTF-8 and, if the header says so, UTF-16; for any other charset it says that the type is not supported. */
function charsetOf(parameters: readonly string[]): string {
  const charset = parameters
    .map((parameter) => parameter.trim())
    .find((parameter) => parameter.startsWith('charset='))
    ?.slice('charset='.length)
    .replaceAll('"', '');
  if (charset === undefined || charset === 'utf-8' || charset === 'utf8') return 'utf-8';
  if (charset === 'utf-16' || charset === 'utf-16le') return 'utf-16le';
  throw new UnsupportedMediaTypeError();
}
