import { recordWriter } from '../record/record-writer.ts';
import type { System } from './system.ts';
import { SYSTEM_TABLE } from './system-table.ts';
import type { WireSystem } from './wire-system.ts';

/** The system as the service would send it. Unknown wire fields are in it again. */
export const systemToWire = recordWriter<System, WireSystem>(SYSTEM_TABLE);
