import type { SwitchRow } from '@frontboard/sandbox';
import { openDatabase } from '../../persistence/database.ts';
import { planEdit } from '../../sync/switches/edit-plan/plan-edit.ts';
import { createHistoryEdits, type HistoryEdits } from '../../sync/switches/history-edits.ts';
import type { SwitchQueue } from '../../sync/switches/types.ts';
import { emptyDatabase } from '../empty-database.ts';
import { type OpenedSwitch, openChangeDiary } from './changes.ts';
import { openDevice } from './device.ts';
import { openDiary } from './diary.ts';
import type { Happening, ScheduledEdit } from './happening.ts';
import { judge, type Verdict } from './judge.ts';
import { judgeChanges } from './judge-changes.ts';
import { keptSwitches } from './kept-switch.ts';
import { addSwitch, OWN_UUID, ownMembers, plantOwnSystem, switchesOf } from './own-system.ts';
import type { Place } from './place.ts';
import { type Schedule, TAB_COUNT } from './schedule.ts';
import { editOf, seenSwitches } from './seen-history.ts';

/** Nothing may take longer once there are no faults. */
const HEALED_WITHIN_MS = 1_800_000;

/** How often the person tries again what is refused. */
const MOST_TRIES = 200;

/** The result of a schedule, and what happened to its requests. */
export interface Outcome extends Verdict {
  /** How often the browser has repeated a request. */
  readonly repetitions: number;
  /** How often a connection was cut while the service was working. */
  readonly cuts: number;
  /** Edits of the history that were stored. */
  readonly edits: number;
}

/**
 * Runs a schedule at `place`, whose service is empty, ends all faults and returns the results for the switches. Needs
 * an IndexedDB, which it empties. Rejects if something stays in flight forever.
 */
export async function runSchedule(schedule: Schedule, place: Place): Promise<Outcome> {
  await emptyDatabase();
  const { sandbox, clock } = place;
  plantOwnSystem(sandbox.state);
  for (const { agoMs, members } of schedule.beginning)
    addSwitch(sandbox.state, clock.now() + schedule.serviceSkewMs - agoMs, members);
  const planted = switchesOf(sandbox.state).map((row) => ({ ...row }));
  const others: SwitchRow[] = [];
  const diary = openDiary();
  const changes = openChangeDiary(
    sandbox.state,
    ({ uuid, timestamp }) =>
      [...planted, ...others].some((other) => other.uuid === uuid) || diary.hasShown(timestamp),
  );
  /** How far the service's clock was ahead of the device's. */
  const skewsMs = [schedule.serviceSkewMs];
  let opened: OpenedSwitch | null = null;
  const busyForms = new Set<{ readonly tab: number; readonly page: SwitchQueue }>();
  const tabs = Array.from({ length: TAB_COUNT }, (_, index) => index);
  const device = openDevice(place, { ...schedule, tabCount: TAB_COUNT }, diary.saw);

  function happen(what: Happening): void {
    switch (what.kind) {
      case 'record': {
        const { agoMs, correctWithinMs } = what;
        const members = what.members.map((index) => ownMembers[index]).filter((it) => it !== undefined);
        const tapMs = device.clock.now();
        const meantMs = tapMs - (agoMs ?? 0);
        const input = {
          members,
          ...(agoMs === null ? {} : { atMs: meantMs }),
          ...(correctWithinMs === null ? {} : { correctWithinMs }),
          // By the clock of the service, a time in the past may be ahead.
          isFutureConfirmed: true,
        };
        const result = device.tab(what.tab).record(input);
        // An accelerated clock continues during the call.
        diary.recorded(result, { meantMs, tapMs, tapEndMs: device.clock.now() });
        return;
      }
      case 'undo': {
        const switchQueue = device.tab(what.tab);
        const entry = switchQueue.getSnapshot().entries.at(-1 - what.fromEnd);
        // One of several operations of an edit is undone with the others.
        if (entry) diary.undone(entry.editId ?? entry.id, switchQueue.undo(entry.id));
        return;
      }
      case 'edit':
        editHistory(what.tab, what.edit);
        return;
      case 'undo-edit': {
        const switchQueue = device.tab(what.tab);
        const edit = switchQueue.getSnapshot().edits.at(-1 - what.fromEnd);
        if (edit) waitFor(what.tab, historyForm(what.tab).undo(edit.id));
        return;
      }
      case 'retry':
      case 'discard': {
        const switchQueue = device.tab(what.tab);
        const refused = switchQueue.getSnapshot().entries.filter(({ state }) => state === 'refused');
        const entry = refused.at(-1 - what.fromEnd);
        if (entry === undefined) return;
        if (what.kind === 'discard') diary.discarded(entry.id);
        void switchQueue[what.kind](entry.id);
        return;
      }
      case 'network':
        device.setOnline(what.isOnline);
        return;
      case 'weather':
        sandbox.faults.replace(what.faults);
        device.setLatency(what.latencyMs);
        return;
      case 'reload':
        device.reload(what.tab);
        return;
      case 'view':
        device.setView(what.tab, what.isVisible);
        return;
      case 'look':
        device.look(what.tab);
        return;
      case 'clock':
        device.moveClock(what.byMs);
        skewsMs.push(Number(skewsMs.at(-1)) - what.byMs);
        return;
      case 'open':
        opened = changes.open(what.fromNewest);
        return;
      case 'change': {
        opened ??= changes.open(0);
        const request = opened === null ? null : changes.request(opened, what.change);
        if (opened === null || request === null) return;
        changes.changed(device.tab(what.tab).change(request, OWN_UUID), opened, request);
        // The dialog closes.
        opened = null;
        return;
      }
      case 'change-elsewhere':
        changes.changeElsewhere(what.fromNewest, what.change);
        return;
      case 'elsewhere':
        others.push({ ...addSwitch(sandbox.state, clock.now() + schedule.serviceSkewMs, what.members) });
    }
  }

  /** The form of the history in a tab, as long as its page is there. */
  function historyForm(tab: number): HistoryEdits {
    const page = device.tab(tab);
    /** Nothing continues after the page is closed. */
    const whileThere = <T>(result: Promise<T>) =>
      new Promise<T>((resolve) => {
        void result.then((value) => device.tab(tab) === page && resolve(value));
      });
    const queue: SwitchQueue = {
      ...page,
      edit(input, viewer) {
        const tapMs = device.clock.now();
        const result = page.edit(input, viewer);
        diary.tapped(tapMs, device.clock.now());
        changes.edited(result, input.requests);
        return whileThere(result);
      },
      undoEdit(id) {
        const result = page.undoEdit(id);
        diary.undone(id, result);
        return whileThere(result);
      },
      discard(id) {
        diary.discarded(id);
        return whileThere(page.discard(id));
      },
    };
    return createHistoryEdits({ queue, clock: device.clock, viewer: OWN_UUID, members: ownMembers });
  }

  function editHistory(tab: number, scheduled: ScheduledEdit): void {
    const { entries } = device.tab(tab).getSnapshot();
    const nowMs = device.clock.now();
    const switches = seenSwitches(sandbox.state, changes.isListed, entries);
    const edit = editOf(scheduled, switches, nowMs);
    const plan = edit && planEdit({ rows: switches, isComplete: true, nowMs }, edit);
    // The form refuses it, or asks.
    if (edit === null || plan?.ok !== true || plan.isFuture) return;
    const { kind } = edit;
    waitFor(tab, historyForm(tab).save({ kind, steps: plan.steps, switches, isFutureConfirmed: false }));
  }

  /** A form reads from the service before it stores anything, which nothing shows yet. A closed page does not continue. */
  function waitFor(tab: number, answer: Promise<unknown>): void {
    const form = { tab, page: device.tab(tab) };
    busyForms.add(form);
    void answer.then(() => busyForms.delete(form));
  }

  function isHealed(): boolean {
    if ([...busyForms].some(({ tab, page }) => device.tab(tab) === page)) return false;
    return tabs
      .map((index) => device.tab(index).getSnapshot())
      .every(({ isReady, waiting, refused }) => isReady && waiting + refused === 0);
  }

  /** Whether everything that was sent has been checked. */
  async function isChecked(): Promise<boolean> {
    const kept = keptSwitches(await (await openDatabase()).getAll('outbox'));
    return kept.every(({ uncheckedSinceMs }) => uncheckedSinceMs === null);
  }

  try {
    // The person has used the app before: it knows its system.
    while (!isHealed() || !tabs.every(device.isLoggedIn)) await place.pass(1_000);
    for (const { afterMs, what } of schedule.steps) {
      if (afterMs > 0) await place.pass(afterMs);
      happen(what);
    }
    sandbox.faults.clear();
    device.setLatency([1, 10]);
    device.setOnline(true);
    for (const index of tabs) device.setView(index, true);
    const endMs = clock.now() + HEALED_WITHIN_MS;
    let tries = 0;
    // Twice in a row: what was called at the very end may not be in any snapshot yet.
    for (let wellFor = 0; wellFor < 3; wellFor = isHealed() && (await isChecked()) ? wellFor + 1 : 0) {
      if (clock.now() > endMs) throw new Error(`Still on its way: ${describeRest()}`);
      // The person tries again what may succeed by now, and discards the rest.
      const refused = device
        .tab(0)
        .getSnapshot()
        .entries.find(({ state }) => state === 'refused');
      tries += 1;
      if (refused?.refusal?.action === 'dismiss' || (refused && tries > MOST_TRIES)) {
        diary.discarded(refused.id);
        void device.tab(0).discard(refused.id);
      } else if (refused) void device.tab(0).retry(refused.id);
      await place.pass(1_000);
    }
    const kept = keptSwitches(await (await openDatabase()).getAll('outbox'));
    const deeds = diary.deeds(kept);
    const rows = switchesOf(sandbox.state);
    const byHand = judgeChanges({
      changes,
      stored: kept,
      deeds,
      rows,
      foreign: [...planted, ...others],
      isTakenBack: diary.isTakenBack,
    });
    const verdict = judge(
      deeds.filter((deed) => !byHand.isJudged(deed)),
      rows,
      { planted, others, former: changes.elsewhere },
      { changed: byHand.touched, allDeeds: deeds, skewsMs },
    );
    return {
      recorded: deeds.length,
      lost: [...verdict.lost, ...byHand.lost],
      doubled: [...verdict.doubled, ...byHand.doubled],
      wrong: [...verdict.wrong, ...byHand.wrong],
      repetitions: device.repetitions,
      cuts: sandbox.requests.list().filter(({ fault }) => fault === 'cut').length,
      edits: changes.edits(),
    };
  } finally {
    device.close();
  }

  function describeRest(): string {
    return JSON.stringify(
      tabs.map((index) => device.tab(index).getSnapshot()),
      null,
      1,
    );
  }
}
