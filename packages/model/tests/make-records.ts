import { parse } from 'valibot';
import {
  type Group,
  groupFromWire,
  type Member,
  memberFromWire,
  wireGroupSchema,
  wireMemberSchema,
} from '../src/index.ts';

const RECEIVED_AT = '2024-05-06T07:08:09.000Z';

/** A member of whom only what is named matters, by the names of the wire. */
export function makeMember(fields: Readonly<Record<string, unknown>>): Member {
  return memberFromWire(parse(wireMemberSchema, { id: 'member', name: 'Ash', ...fields }), RECEIVED_AT);
}

/** A group of which only what is named matters, by the names of the wire. */
export function makeGroup(fields: Readonly<Record<string, unknown>>): Group {
  return groupFromWire(parse(wireGroupSchema, { id: 'groups', name: 'Team', ...fields }), RECEIVED_AT);
}
