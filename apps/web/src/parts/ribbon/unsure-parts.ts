import type { FrontPart } from '@frontboard/insight';
import type { LocalData } from '../../session/local/local-data.ts';
import { unsureIn } from '../../session/local/unsure.ts';

/** What a person is not sure of, as it is stored. */
export type UnsureMarks = LocalData['unsure'];

/** A front in a ribbon, with what is not certain about it. */
export interface RibbonPart extends FrontPart {
  /** It begins here, at about this time. */
  readonly isAbout?: boolean;
  /** From when on somebody was there, not known who, in ms; null for nobody. */
  readonly somebodyMs?: number | null;
}

/** Says of each front what is not certain about it. Returns the same array if there are no marks. `endMs`: until when the fronts are drawn. */
export function withUnsure(
  parts: readonly FrontPart[],
  unsure: UnsureMarks,
  endMs: number,
): readonly RibbonPart[] {
  if (Object.keys(unsure).length === 0) return parts;
  return parts.map((part) => {
    const { beganMs, fromMs, toMs } = part;
    const marks = part.isUnknown
      ? []
      : unsureIn(unsure, { fromMs: beganMs, untilMs: toMs < endMs ? toMs : null });
    const somebody = marks.find(({ kind }) => kind === 'somebody');
    return {
      ...part,
      // What began before the period does not begin in it.
      isAbout: beganMs >= fromMs && marks.some(({ kind }) => kind === 'about'),
      // What was noted since the ribbon was drawn is at its end.
      somebodyMs: somebody === undefined ? null : Math.min(Math.max(somebody.atMs, fromMs), toMs),
    };
  });
}
