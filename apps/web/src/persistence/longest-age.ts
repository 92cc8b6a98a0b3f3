/** Maximum age of what others have shown to this device. Older copies are deleted. */
export const LONGEST_AGE_MS = 30 * 86_400_000;
