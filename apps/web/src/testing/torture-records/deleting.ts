import type { Group, Member } from '@frontboard/model';
import { deleteRecord } from '../../sync/restore/delete-record.ts';
import { restoreWith } from '../../sync/restore/restore.ts';
import { type Doomed, idOfCopy, type RestoreCopy } from '../../sync/restore/restore-copy.ts';
import { countDue, type Desk, type Matter } from './desk.ts';
import type { Page } from './page.ts';
import type { RecordKind } from './schedule.ts';

/** Deletes a record that the page shows. */
export function startDeleting(
  { world, ledger }: Desk,
  page: Page,
  kind: RecordKind,
  record: Member | Group,
): Matter {
  const uuid = record.uuid ?? '';
  const { name } = record;
  const deletion = ledger.deletions.get(uuid) ?? {
    kind,
    uuid,
    name,
    memberships: [...world.membershipsOf(uuid)],
    wasThere: world.has(uuid),
    tries: 0,
    told: null,
  };
  ledger.deletions.set(uuid, deletion);
  // The kind determines which of the two it is.
  const doomed = { kind, record } as Doomed;
  const id = idOfCopy(doomed);
  let isBusy = false;
  let isSettled = false;

  async function attempt(): Promise<void> {
    if (isBusy || isSettled) return;
    isBusy = true;
    ledger.touched(page.tab, uuid);
    const { caller, cache, store, clock, services } = page;
    const result = await deleteRecord(
      { caller, cache, store, nowMs: clock.now(), settle: () => services.settleWrites() },
      doomed,
    );
    const copy = await store.get(id);
    if (page.isGone()) return;
    isBusy = false;
    const isThere = world.has(uuid);
    if (result.state !== 'no-copy') deletion.told = result.state;
    switch (result.state) {
      case 'no-copy':
        ledger.wrong(`${name}: no copy, on a device that has room for it`);
        break;
      case 'deleted':
        isSettled = true;
        if (isThere) ledger.wrong(`${name}: told as deleted, and the service has it`);
        // Restoring what an attempt without an answer had deleted removes its copy.
        if (
          result.wasGone &&
          !ledger.deletedElsewhere.has(uuid) &&
          !hasOtherTries() &&
          !ledger.restorings.has(id)
        )
          ledger.wrong(`${name}: “deleted already” of what nobody else has deleted`);
        break;
      case 'refused':
        if (!isThere && !ledger.deletedElsewhere.has(uuid) && !hasOtherTries())
          ledger.wrong(`${name}: “Nothing was deleted”, and the service does not have it`);
        break;
      case 'unknown':
        if (copy === null) ledger.lost(`${name}: the outcome is unknown, and there is no copy`);
    }
  }

  /** Another tab, or an earlier page, has tried, too. */
  function hasOtherTries(): boolean {
    return deletion.tries > 1;
  }

  deletion.tries += 1;
  void attempt();
  return {
    isBusy: () => isBusy,
    // A dialog that says that nothing was deleted can be closed.
    isSettled: () => isSettled || deletion.told === 'refused',
    retry: () => void attempt(),
    leave() {
      isBusy = false;
      isSettled = true;
    },
    resume: () => {},
  };
}

/** Restores a record from a copy that the page shows. */
export function startRestoring({ world, ledger, locks }: Desk, page: Page, copy: RestoreCopy): Matter {
  const restoring = ledger.restorings.get(copy.id) ?? {
    copy,
    isRestored: false,
    others: new Set(world.rows(copy.kind).map(({ uuid }) => uuid)),
  };
  ledger.restorings.set(copy.id, restoring);
  const { name } = copy.record;
  let isBusy = false;
  let isSettled = false;

  async function attempt(): Promise<void> {
    if (isBusy || isSettled) return;
    const holder = locks.get(copy.id);
    if (holder !== undefined && !holder.isGone()) return;
    locks.set(copy.id, page);
    isBusy = true;
    const { services, caller, cache, store } = page;
    const stored = await store.get(copy.id);
    const result = await restoreWith({ services, caller, cache }, store, copy);
    if (page.isGone()) return;
    isBusy = false;
    locks.delete(copy.id);
    switch (result.state) {
      case 'restored':
        isSettled = true;
        restoring.isRestored = true;
        noteRestored(result.id, stored?.memberships ?? []);
        break;
      case 'gone':
        isSettled = true;
        break;
      case 'refused': {
        const [least, most] = countDue({ world, ledger }, copy.kind, name);
        const made = world
          .rows(copy.kind)
          .filter(
            (row) => row.name === name && !restoring.others.has(row.uuid) && !ledger.known.has(row.uuid),
          );
        // This one is no longer open.
        if (made.length > most - least - 1)
          ledger.wrong(`${name}: “Nothing was made”, and it is at the service`);
        if ((await store.get(copy.id)) === null)
          ledger.lost(`${name}: nothing was made, and there is no copy`);
        break;
      }
      default:
      // It is tried again.
    }
  }

  function noteRestored(id: string, memberships: readonly string[]): void {
    const row = world.rows(copy.kind).find((it) => it.id === id);
    if (row === undefined) {
      if (ledger.deletedElsewhere.size === 0) ledger.lost(`${name}: told as restored, and it is not there`);
      return;
    }
    ledger.known.set(row.uuid, { kind: copy.kind, name });
    ledger.touched(page.tab, row.uuid, ...memberships);
    ledger.followers.set(copy.record.uuid ?? '', row.uuid);
    for (const ref of memberships) {
      if (!world.has(ref)) continue;
      const pair = copy.kind === 'group' ? ([row.uuid, ref] as const) : ([ref, row.uuid] as const);
      ledger.pairs.begin(...pair);
      ledger.pairs.end(...pair, true);
      if (ledger.foreign.has(row.uuid) || ledger.foreign.has(ref)) ledger.pairs.blur(...pair);
    }
  }

  void attempt();
  return {
    isBusy: () => isBusy,
    isSettled: () => isSettled,
    retry: () => void attempt(),
    leave() {
      isBusy = false;
      isSettled = true;
    },
    resume: () => {},
  };
}
