/** How long a notice about a failure stays: long enough to read why. In milliseconds. */
export const FAILURE_NOTICE_MS = 20_000;
