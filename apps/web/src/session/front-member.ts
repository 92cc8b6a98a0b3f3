/** A member as shown at the tap. Screens look up newer names. */
export interface FrontMember {
  readonly uuid: string;
  readonly id: string;
  readonly name: string;
}
