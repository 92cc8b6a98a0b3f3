/** A slice of a ring: from 0 at the top to 1 all around, and between two distances from the middle. */
export interface RingSlice {
  readonly from: number;
  readonly to: number;
  readonly innerR: number;
  readonly outerR: number;
}

/** Slices of a ring that follow each other, as one path around 0, 0: only its edges have a line, not the steps within. */
export function ringPath(slices: readonly RingSlice[]): string {
  const outer = slices.flatMap(({ from, to, outerR }) => [
    pointAt(from, outerR),
    `A${rounded(outerR)} ${rounded(outerR)} 0 0 1 ${pointAt(to, outerR)}`,
  ]);
  const inner = slices
    .toReversed()
    .flatMap(({ from, to, innerR }) => [
      pointAt(to, innerR),
      `A${rounded(innerR)} ${rounded(innerR)} 0 0 0 ${pointAt(from, innerR)}`,
    ]);
  const steps = [...outer, ...inner].map((step, index) => (index % 2 === 0 ? `L${step}` : step));
  return steps.length === 0 ? '' : `M${steps.join('').slice(1)}z`;
}

function pointAt(turn: number, radius: number): string {
  const angle = turn * 2 * Math.PI;
  return `${rounded(Math.sin(angle) * radius)} ${rounded(-Math.cos(angle) * radius)}`;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
