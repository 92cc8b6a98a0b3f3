import type { EarlyRead, SentEarly } from '@frontboard/client';

declare global {
  interface Window {
    frontboardEarlyReads?: SentEarly;
  }
}

/** The reads that `public/start.js` has sent for this address. It sends no more, and a second call returns none. */
export function takeEarlyReads(): readonly EarlyRead[] {
  return window.frontboardEarlyReads?.take() ?? [];
}

let isFirstCall = true;

/** Whether the page has requested something early. Only the first call returns true: the answers are for the address that was opened. */
export function wasAskedEarly(): boolean {
  const wasFirst = isFirstCall;
  isFirstCall = false;
  return wasFirst && window.frontboardEarlyReads !== undefined;
}
