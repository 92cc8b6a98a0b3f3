import type { Member } from '@frontboard/model';

/** What represents a member in the value of a picker: the uuid, or the short id where the service gave none. */
export function memberKey({ uuid, id }: Pick<Member, 'uuid' | 'id'>): string {
  return uuid ?? id;
}
