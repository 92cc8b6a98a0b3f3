/** A member as shown at the tap. Screens look up newer names. */
export interface FrontMember {
  readonly uuid: string;
  readonly id: string;
  readonly name: string;
}

/** Whether two fronts are the same members in the same order. */
export function isSameFront(one: readonly FrontMember[], other: readonly FrontMember[]): boolean {
  return one.length === other.length && one.every(({ uuid }, index) => uuid === other[index]?.uuid);
}
