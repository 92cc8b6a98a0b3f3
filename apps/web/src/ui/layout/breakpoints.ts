/**
 * Every screen width at which the layout changes: the narrowest screen of each step, in px. Style sheets use the media of
 * `media.css`, which `breakpoints.test.ts` compares with these.
 */
export const BREAKPOINTS_PX = {
  largePhone: 480,
  tablet: 640,
  table: 768,
  desktop: 1024,
  listAndDetails: 1100,
} as const;
