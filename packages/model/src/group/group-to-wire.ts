import { recordWriter } from '../record/record-writer.ts';
import type { Group } from './group.ts';
import { GROUP_TABLE } from './group-table.ts';
import type { WireGroup } from './wire-group.ts';

/**
 * The group as the service would send it: what `groupFromWire` reads back to the same record, `updatedAt` aside. Unknown wire
 * fields are in it again.
 */
export const groupToWire = recordWriter<Group, WireGroup>(GROUP_TABLE);
