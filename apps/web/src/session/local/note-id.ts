/** Before the time of a switch that has no uuid yet, in the id of its note. */
export const AT = 'at:';

/** The id of the note about a switch that has no uuid yet. */
export function untiedNoteId(fromMs: number): string {
  return AT + fromMs;
}
