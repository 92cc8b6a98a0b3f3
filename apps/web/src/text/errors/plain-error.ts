import { isApiError } from '@frontboard/client';
import { UNKNOWN_ERROR_MESSAGE } from '@frontboard/model';
import { errorWords as words } from './words.ts';

/** An error in its own words. */
export interface PlainError {
  readonly title: string;
  readonly caption?: string;
}

/** An error of which only its type is known, in the four forms of the specification. For everything else there is `describeError`. */
export function plainError(error: unknown): PlainError {
  if (isApiError(error)) {
    const { message, statusText } = error;
    return {
      title: words.apiError,
      caption: message === UNKNOWN_ERROR_MESSAGE ? statusText || message : message,
    };
  }
  if (error instanceof Error) return { title: `${error.name}: ${error.message}` };
  return { title: typeof error === 'string' ? error : stringify(error) };
}

/** The same in one line, for the log. */
export function plainErrorLine(error: unknown): string {
  const { title, caption } = plainError(error);
  return caption === undefined ? title : `${title}: ${caption}`;
}

function stringify(value: unknown): string {
  try {
    return (typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined) ?? String(value);
  } catch {
    // Cyclic, or its own `toString` throws.
    return Object.prototype.toString.call(value);
  }
}
