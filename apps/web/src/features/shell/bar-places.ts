/** What the side bar leads to. */
export const SIDE_BAR = ['/status', '/switch', '/history', '/lookup', '/manage'] as const;

type BarPlace = (typeof SIDE_BAR)[number];

/** Those that the bar of a phone has room for, beside More: what is done with the own system, and without one what is looked at. */
export function placesOnPhones(hasOwn: boolean): readonly BarPlace[] {
  return SIDE_BAR.filter((to) => (hasOwn ? to !== '/lookup' : to !== '/switch' && to !== '/history'));
}
