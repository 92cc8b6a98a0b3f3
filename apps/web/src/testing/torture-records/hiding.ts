import type { Group, Member } from '@frontboard/model';
import { hideRecord } from '../../sync/restore/delete-record.ts';
import type { Doomed } from '../../sync/restore/restore-copy.ts';
import type { Desk, Matter } from './desk.ts';
import type { Page } from './page.ts';
import type { RecordKind } from './schedule.ts';

/** Hides a record that the page shows instead of deleting it. */
export function startHiding(
  { world, ledger }: Desk,
  page: Page,
  kind: RecordKind,
  record: Member | Group,
): Matter {
  const uuid = record.uuid ?? '';
  const { name } = record;
  ledger.hidings.set(uuid, (ledger.hidings.get(uuid) ?? 0) + 1);
  ledger.touched(page.tab, uuid);
  let isBusy = false;
  let isSettled = false;

  async function attempt(): Promise<void> {
    if (isBusy || isSettled) return;
    isBusy = true;
    // The kind determines which of the two it is.
    const { state } = await hideRecord(page, { kind, record } as Doomed);
    if (page.isGone()) return;
    isBusy = false;
    const row = world.rows(kind).find((it) => it.uuid === uuid);
    const isHidden = row?.privacy.visibility === 'private';
    if (state === 'done' && row !== undefined && !isHidden)
      ledger.wrong(`${name}: told as hidden, and others see it`);
    if (state === 'not-done' && isHidden && ledger.hidings.get(uuid) === 1)
      ledger.wrong(`${name}: “It is not hidden”, and it is`);
    // A dialog that says that it is not hidden can be closed.
    isSettled = state !== 'unknown' || row === undefined;
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
