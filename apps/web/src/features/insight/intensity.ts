/** How many steps of colour a picture has besides "nothing". */
const STEPS = 4;

/** The step of colour of an amount: 0 for nothing, then 1 to 4. */
export function intensity(amount: number, most: number): number {
  return amount <= 0 || most <= 0 ? 0 : Math.min(STEPS, Math.max(1, Math.ceil((amount / most) * STEPS)));
}
