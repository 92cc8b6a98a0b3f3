/** A member as the person saw them when they tapped; newer names are looked up when they are shown. */
export interface FrontMember {
  readonly uuid: string;
  readonly id: string;
  readonly name: string;
}
