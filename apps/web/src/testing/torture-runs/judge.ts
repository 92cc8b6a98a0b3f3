import { formatMicros, parseMicros } from '@frontboard/sandbox';
import type { RecordWorld } from '../torture-records/world.ts';
import { switchesOf } from './switches-of.ts';

const SAME_FRONTERS = 'Member list identical to current fronter list.';

/** An operation of a run as a person is shown it. */
interface ShownOperation {
  readonly operation: {
    readonly kind: string;
    readonly ref?: string;
    readonly timestamp?: string;
    /** Of a record that is created, its fields by name; other kinds have something else here. */
    readonly fields?: object & { readonly name?: unknown };
  };
  readonly progress: {
    readonly step: string;
    readonly end?: { readonly as: string; readonly left?: object; readonly detail?: string };
  };
}

/** What a run says that it has done is at the service, once. */
export function judgeDone(
  run: { readonly items: readonly ShownOperation[] } | undefined,
  world: RecordWorld,
  faults: string[],
): void {
  if (run === undefined) faults.push('The run is lost.');
  const items = run?.items ?? [];
  for (const { operation, progress } of items) {
    const { kind, ref, timestamp, fields } = operation;
    const { end } = progress;
    // The service refuses a switch after the newest one with its members; which one was the newest then is unknown here.
    if (end?.as === 'refused' && end.detail === SAME_FRONTERS) continue;
    const isDone = end?.as === 'same' || (end?.as === 'done' && Object.keys(end.left ?? {}).length === 0);
    // Of two operations on one record, the second finds what the first has made, and not what was seen.
    const isAlone = ref === undefined || items.filter((it) => it.operation.ref === ref).length === 1;
    if (progress.step !== 'ended') faults.push(`${kind} did not end`);
    else if (!isDone && isAlone) faults.push(`${kind} ended as ${JSON.stringify(end)}`);
    const there =
      kind === 'create'
        ? world.rows('member').filter(({ name }) => name === fields?.name)
        : kind === 'record-switch'
          ? switchesOf(world).filter((row) => row.timestamp === parseMicros(timestamp ?? ''))
          : null;
    if (there !== null && there.length !== 1)
      faults.push(`${String(fields?.name ?? timestamp)} is there ${there.length} times`);
  }
}

/** The whole state of the service, by names: restored records have other ids. */
export function contentOf(world: RecordWorld): string {
  const nameOf = new Map(world.rows('member').map(({ uuid, name }) => [uuid, name]));
  const plain = ({ uuid: _, id: __, created: ___, ...row }: { uuid: string; id: string; created: unknown }) =>
    row;
  const members = world.rows('member').map(plain);
  const groups = world.rows('group').map((row) => ({
    ...plain(row),
    members: world
      .membershipsOf(row.uuid)
      .map((uuid) => nameOf.get(uuid))
      .toSorted(),
  }));
  const switches = switchesOf(world).map(({ timestamp, members }) => ({
    timestamp: formatMicros(timestamp),
    members: members.map((uuid) => nameOf.get(uuid)),
  }));
  const sorted = [...members, ...groups, ...switches].map((row) => JSON.stringify(row)).toSorted();
  return sorted.join('\n');
}
