import { recordWriter } from '../record/record-writer.ts';
import type { Member } from './member.ts';
import { MEMBER_TABLE } from './member-table.ts';
import type { WireMember } from './wire-member.ts';

/**
 * The member as the service would send it: what `memberFromWire` reads back to the same record, `updatedAt` aside. Unknown wire
 * fields are in it again.
 */
export const memberToWire = recordWriter<Member, WireMember>(MEMBER_TABLE);
