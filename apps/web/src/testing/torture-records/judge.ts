import { countAt, countDue, type Desk } from './desk.ts';
import type { Page } from './page.ts';
import type { RecordKind } from './schedule.ts';

const KINDS: readonly RecordKind[] = ['member', 'group'];

/** The lists on the screens equal the service, except what another device has changed. */
export function judgeLists({ world, ledger }: Desk, pages: readonly Page[], when: string): void {
  for (const page of pages) {
    for (const kind of KINDS) {
      if (page.items(kind) === null) ledger.wrong(`${when}, there is no list`);
      const shown = new Map(page.items(kind)?.map((item) => [item.uuid ?? '', item]));
      const there = new Map(world.rows(kind).map((row) => [row.uuid, row]));
      for (const uuid of new Set([...shown.keys(), ...there.keys()])) {
        const [item, row] = [shown.get(uuid), there.get(uuid)];
        if (ledger.foreign.has(uuid)) continue;
        if (item === undefined) ledger.wrong(`${when}, ${row?.name} is not in the list`);
        else if (row === undefined) ledger.wrong(`${when}, ${item.name} is in the list, and it is gone`);
        else if (item.name !== row.name) ledger.wrong(`${when}, ${row.name} is shown as ${item.name}`);
        else if (item.privacy?.visibility !== row.privacy.visibility)
          ledger.wrong(`${when}, ${row.name} is shown as ${item.privacy?.visibility}`);
      }
    }
    for (const group of page.items('group') ?? []) {
      if (!world.has(group.uuid ?? '') || ledger.foreign.has(group.uuid ?? '')) continue;
      const shown = new Set<string>(group.memberRefs ?? []);
      for (const uuid of new Set([...shown, ...world.membershipsOf(group.uuid ?? '')])) {
        if (shown.has(uuid) !== world.isIn(group.uuid ?? '', uuid) && !ledger.foreign.has(uuid))
          ledger.wrong(`${when}, ${group.name} is shown ${shown.has(uuid) ? 'with' : 'without'} ${uuid}`);
      }
    }
  }
}

/** Compares the final state of the service and the device. */
export async function judge(desk: Desk, page: Page): Promise<void> {
  const { world, ledger } = desk;
  for (const [uuid, { kind, name }] of ledger.known) {
    // Of equal records that a person has made within a minute, one may have been offered as a copy of the other.
    const isRemovedAsTwin = ledger.offered.has(name) && countAt(world, kind, name) > 0;
    const isDeleted = ledger.deletions.has(uuid) || ledger.deletedElsewhere.has(uuid);
    if (!world.has(uuid) && !isDeleted && !isRemovedAsTwin)
      ledger.lost(`${name}: it is gone, and nobody has deleted it`);
  }
  for (const kind of KINDS) {
    for (const name of new Set(world.rows(kind).map((row) => row.name))) {
      if (ledger.offered.has(name)) continue;
      const unknown = world.rows(kind).filter((row) => row.name === name && !ledger.known.has(row.uuid));
      const [least, most] = countDue(desk, kind, name);
      // A record that was changed or got members is not an unwanted copy any more.
      const unused = unknown.filter(
        (row) => !ledger.foreign.has(row.uuid) && (!('members' in row) || row.members.length === 0),
      );
      if (unused.length > most - least)
        ledger.doubled(`${name}: ${unused.length} of it nobody has asked for`);
    }
  }
  for (const deletion of ledger.deletions.values()) await judgeDeletion(desk, page, deletion.uuid);
  for (const [group, member, isIn] of ledger.pairs.all()) {
    if (!world.has(group) || !world.has(member) || world.isIn(group, member) === isIn) continue;
    const what = `${group} ${isIn ? 'does not have' : 'still has'} ${member}`;
    if (isIn) ledger.lost(what);
    else ledger.wrong(what);
  }
}

async function judgeDeletion({ world, ledger }: Desk, page: Page, uuid: string): Promise<void> {
  const deletion = ledger.deletions.get(uuid);
  if (deletion === undefined) return;
  const { kind, name, told, tries, memberships, wasThere } = deletion;
  const isThere = world.has(uuid);
  const isForeign = ledger.deletedElsewhere.has(uuid);
  if (isThere && told === 'deleted') ledger.wrong(`${name}: told as deleted, and it is there`);
  // A copy that the app has offered to remove was deleted that way.
  if (isThere || (!ledger.known.has(uuid) && ledger.offered.has(name))) return;
  if (told === 'refused' && tries === 1 && !isForeign)
    ledger.wrong(`${name}: “Nothing was deleted”, and it is gone`);
  // As the device stores it.
  const id = `${kind}:${uuid}`;
  if (ledger.restorings.has(id)) return;
  const copy = await page.store.get(id);
  if (copy === null) {
    if (!isForeign) ledger.lost(`${name}: it is gone, and there is no copy`);
    return;
  }
  if (!wasThere || isForeign || ledger.foreign.has(uuid)) return;
  for (const ref of memberships) {
    const refs = [ref, ...followersOf(ref)];
    const pair = kind === 'group' ? ([uuid, ref] as const) : ([ref, uuid] as const);
    const isExpected = ledger.pairs.expected(...pair);
    // A record deleted at the same time has its own copy, which refers to this one.
    const isPartnerThere = refs.some(world.has);
    if (isPartnerThere && isExpected === true && !refs.some((it) => copy.memberships.includes(it)))
      ledger.lost(`${name}: its copy lacks the membership with ${ref}`);
  }

  function followersOf(ref: string): readonly string[] {
    const next = ledger.followers.get(ref);
    return next === undefined ? [] : [next, ...followersOf(next)];
  }
}
