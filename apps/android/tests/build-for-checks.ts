import { buildForChecks, CHECKED_APK } from './checked-apk.ts';

/** Vitest calls it once, before all checks. */
export const setup = () => buildForChecks(CHECKED_APK);
