import { isApiError } from '@frontboard/client';
import { UNKNOWN_ERROR_MESSAGE } from '@frontboard/model';
import { plainErrorWords as words } from './plain-words.ts';

/** More would push older lines out of the log. */
const MOST_FRAMES = 8;
/** A call with its line and column, as any browser writes it. */
const FRAME = /^\s*(?:at |\S*@).*:\d+:\d+\)?$/;

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

/** The same in one line for the log, and below it where an error of the app began. */
export function errorForLog(error: unknown): string {
  const { title, caption } = plainError(error);
  const line = caption === undefined ? title : `${title}: ${caption}`;
  const frames = error instanceof Error && !isApiError(error) ? framesOf(error.stack ?? '') : [];
  return [line, ...frames].join('\n');
}

/** The innermost calls of a stack. Chromium and WebKit begin it with the name and the message, which may have several lines. */
function framesOf(stack: string): readonly string[] {
  return stack
    .split('\n')
    .filter((line) => FRAME.test(line))
    .slice(0, MOST_FRAMES)
    .map((line) => line.trim());
}

function stringify(value: unknown): string {
  try {
    return (typeof value === 'object' && value !== null ? JSON.stringify(value) : undefined) ?? String(value);
  } catch {
    // Cyclic, or its own `toString` throws.
    return Object.prototype.toString.call(value);
  }
}
