import type { SwitchRow } from '@frontboard/sandbox';
import type { RecordWorld } from '../torture-records/world.ts';

/** The switches of the service, oldest first. */
export function switchesOf({ sandbox }: RecordWorld): readonly SwitchRow[] {
  const rows = [...sandbox.state.switches.values()];
  return rows.toSorted((one, other) => (one.timestamp < other.timestamp ? -1 : 1));
}
