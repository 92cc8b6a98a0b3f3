import { type LastFronted, wasFrontingSince } from '@frontboard/model/list';

/** Who is known not to have been in front since a time, and of how many that is not known. */
export function withoutSwitch<T>(
  members: readonly T[],
  lastOf: (member: T) => LastFronted | null,
  sinceMs: number,
): { readonly found: readonly T[]; readonly unknown: number } {
  const answers = members.map((member) => ({ member, wasHere: wasFrontingSince(lastOf(member), sinceMs) }));
  return {
    found: answers.flatMap(({ member, wasHere }) => (wasHere === false ? [member] : [])),
    unknown: answers.filter(({ wasHere }) => wasHere === null).length,
  };
}
