/**
 * Every screen width at which the layout changes: the narrowest screen of each step, in px. CSS can't read these in a media query,
 * so it writes the number (or one less, for `max-width`); `breakpoints.test.ts` refuses any other, and one that nothing uses.
 */
export const BREAKPOINTS_PX = {
  largePhone: 480,
  tablet: 640,
  table: 768,
  desktop: 1024,
  wideDesktop: 1080,
  listAndDetails: 1100,
} as const;
