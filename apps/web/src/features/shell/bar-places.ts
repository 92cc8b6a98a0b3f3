/** What the side bar leads to. */
export const SIDE_BAR = ['/status', '/switch', '/history', '/lookup', '/manage'] as const;

type BarPlace = (typeof SIDE_BAR)[number];

/** The places in the bar of a phone, beside More. With an own system Lookup is under More; without one Switch and History are. */
export function placesOnPhones(hasOwn: boolean): readonly BarPlace[] {
  return SIDE_BAR.filter((to) => (hasOwn ? to !== '/lookup' : to !== '/switch' && to !== '/history'));
}
