import { createRandom } from '@frontboard/sandbox';
import { memoryStorage } from '../../platform/storage.ts';
import { SETTINGS_KEY } from '../../state/settings.ts';
import { emptyDatabase } from '../empty-database.ts';
import { createOrigin } from '../fake-browser.ts';
import { createFakeClock, settlePromises } from '../fake-clock.ts';
import { OWN_TOKEN } from '../torture/own-system.ts';
import { startChangingMembership } from './changing-membership.ts';
import { startCreating } from './creating.ts';
import { startDeleting, startRestoring } from './deleting.ts';
import type { Desk, Matter } from './desk.ts';
import { startHiding } from './hiding.ts';
import { judge, judgeLists } from './judge.ts';
import { type Ledger, noteBeginning, openLedger } from './ledger.ts';
import { openLine } from './line.ts';
import { openPage, type Page } from './page.ts';
import { CALM, type Happening, type RecordKind, type Schedule } from './schedule.ts';
import { takeChance } from './take-chance.ts';
import { openRecordWorld } from './world.ts';

/** A write without an answer has settled by then. */
const SETTLED_MS = 65_000;
const MOST_ROUNDS = 60;
const ROUND_MS = 5_000;

/** The result of one schedule. */
export interface RecordsVerdict {
  readonly faults: Ledger['faults'];
  readonly created: number;
  readonly deleted: number;
  readonly restored: number;
  readonly cuts: number;
}

/** Runs a schedule, lets everything settle and returns what was wrong. Needs an IndexedDB, which it empties. */
export async function runRecordsSchedule(schedule: Schedule): Promise<RecordsVerdict> {
  const clock = createFakeClock(Date.parse('2026-03-01T12:00:00.123Z'), settlePromises);
  const giveBack = takeChance(createRandom(`chance ${schedule.seed}`), clock.now);
  try {
    return await run(schedule, clock);
  } finally {
    giveBack();
  }
}

async function run(schedule: Schedule, clock: ReturnType<typeof createFakeClock>): Promise<RecordsVerdict> {
  await emptyDatabase();
  const world = openRecordWorld(clock);
  const line = openLine(world, clock, schedule.seed);
  const ledger = openLedger();
  noteBeginning(ledger, world);
  const desk: Desk = { world, ledger, locks: new Map() };
  const area = memoryStorage();
  area.setItem(SETTINGS_KEY, JSON.stringify({ version: 16, settings: { token: OWN_TOKEN } }));
  // The other tabs are notified of a change a moment later.
  const tell = () => clock.setTimeout(() => origin.deliver(), 1);
  const origin = createOrigin({
    ...area,
    setItem: (...change) => [area.setItem(...change), tell()],
    removeItem: (key) => [area.removeItem(key), tell()],
  });
  const pages = Array.from({ length: schedule.tabCount }, (_, tab) => openPage({ tab, origin, line, clock }));
  const matters: Matter[][] = pages.map(() => []);
  let names = 0;

  async function pass(ms: number): Promise<void> {
    origin.deliver();
    // The database answers in tasks of the event loop, not by the clock.
    for (let turn = 0; turn < 3; turn += 1) await settlePromises();
    await clock.advance(ms);
    for (let turn = 0; turn < 3; turn += 1) await settlePromises();
    origin.deliver();
  }

  const pageOf = (tab: number): Page => at(pages, tab);
  const mattersOf = (tab: number): Matter[] => at(matters, tab);

  /** A part of what a page shows, in an order that is the same each time. */
  function picked<T extends { readonly name: string; readonly createdAt: string | null }>(
    items: readonly T[] | null,
    pick: number,
  ): T | undefined {
    const sorted = (items ?? []).toSorted(
      (one, other) =>
        one.name.localeCompare(other.name) || String(one.createdAt).localeCompare(String(other.createdAt)),
    );
    return sorted[pick % Math.max(1, sorted.length)];
  }

  function create(what: Extract<Happening, { kind: 'create' }>): void {
    const page = pageOf(what.tab);
    if (page.items(what.of) === null) return;
    // A person does not save two equal forms at once.
    const isOpen = (name: string) => ledger.creations.some((it) => it.name === name && it.told !== 'saved');
    const earlier = (page.items(what.of) ?? []).filter(({ name }) => !isOpen(name));
    names += 1;
    const name =
      (what.isEqual ? picked(earlier, what.pick)?.name : undefined) ??
      `${what.of === 'member' ? 'Member' : 'Group'} ${names}`;
    const source = what.of === 'group' && what.isCopy ? picked(page.items('group'), what.pick) : undefined;
    const creation = { kind: what.of, name, told: null };
    ledger.creations.push(creation);
    mattersOf(what.tab).push(startCreating(desk, page, creation, source?.memberRefs ?? []));
  }

  const openMemberships = new Map<string, Matter>();
  function changeMembership({ tab, of, pick, toggles }: Extract<Happening, { kind: 'membership' }>): void {
    const page = pageOf(tab);
    const uuid = picked(page.items(of), pick)?.uuid;
    const others = page.items(of === 'member' ? 'group' : 'member');
    if (uuid == null || others === null) return;
    // The same form in two tabs is what the schedules of forms are about.
    if (openMemberships.get(uuid)?.isSettled() === false) return;
    const refs = [
      ...new Set(toggles.map((toggle) => picked<(typeof others)[number]>(others, toggle)?.uuid ?? '')),
    ];
    const known = refs.filter((ref) => ref !== '');
    if (known.length === 0) return;
    const matter = startChangingMembership(desk, page, of, uuid, known);
    openMemberships.set(uuid, matter);
    mattersOf(tab).push(matter);
  }

  async function elsewhere({
    deed,
    of,
    pick,
    other,
  }: Extract<Happening, { kind: 'elsewhere' }>): Promise<void> {
    const rows = (kind: RecordKind) => world.rows(kind).map((row) => ({ ...row, createdAt: row.created }));
    const row = picked(rows(of), pick);
    const partner = picked(rows(of === 'member' ? 'group' : 'member'), other);
    if (row === undefined || partner === undefined) return;
    ledger.foreign.add(row.uuid);
    const pair = of === 'group' ? ([row.uuid, partner.uuid] as const) : ([partner.uuid, row.uuid] as const);
    if (deed === 'join' || deed === 'leave') {
      ledger.foreign.add(partner.uuid);
      ledger.pairs.begin(...pair);
    }
    if (deed === 'delete') ledger.deletedElsewhere.add(row.uuid);
    await world.elsewhere(deed, of, row.uuid, partner.uuid);
    if (deed === 'join' || deed === 'leave') ledger.pairs.end(...pair, deed === 'join');
  }

  function reopen(tab: number, how: 'close' | 'crash'): void {
    for (const matter of mattersOf(tab)) matter.leave(how);
    pageOf(tab).close();
    origin.deliver();
    const page = openPage({ tab, origin, line, clock });
    pages[tab] = page;
    for (const matter of mattersOf(tab)) matter.resume(page);
  }

  function answer(tab: number): void {
    const { notices } = pageOf(tab).services;
    for (const { id, title, action } of notices.getState()) {
      const name = /^PluralKit saved (.+) (?:twice|\d+ times)$/.exec(title)?.[1];
      if (name === undefined || action === undefined) continue;
      ledger.offered.add(name);
      action.run();
      notices.dismiss(id);
    }
  }

  /** Records the offers, so that a person who never answers keeps the copies. */
  function noteOffers(): void {
    for (const { services } of pages) {
      for (const { title } of services.notices.getState()) {
        const name = /^PluralKit saved (.+) (?:twice|\d+ times)$/.exec(title)?.[1];
        if (name !== undefined) ledger.offered.add(name);
      }
    }
  }

  async function happen(what: Happening): Promise<void> {
    switch (what.kind) {
      case 'create':
        return create(what);
      case 'membership':
        return changeMembership(what);
      case 'delete': {
        const record = picked(pageOf(what.tab).items(what.of), what.pick);
        if (record?.uuid != null)
          mattersOf(what.tab).push(startDeleting(desk, pageOf(what.tab), what.of, record));
        return;
      }
      case 'hide': {
        const record = picked(pageOf(what.tab).items(what.of), what.pick);
        // A copy that is hidden would not be one any more.
        if (record?.uuid != null && ledger.known.has(record.uuid))
          mattersOf(what.tab).push(startHiding(desk, pageOf(what.tab), what.of, record));
        return;
      }
      case 'restore': {
        const copies = await pageOf(what.tab).copies();
        const copy = copies.filter(({ progress }) => progress?.step !== 'restored')[
          what.pick % Math.max(1, copies.length)
        ];
        if (copy !== undefined) mattersOf(what.tab).push(startRestoring(desk, pageOf(what.tab), copy));
        return;
      }
      case 'retry': {
        const open = mattersOf(what.tab).filter((matter) => !matter.isSettled() && !matter.isBusy());
        open[what.pick % Math.max(1, open.length)]?.retry();
        return;
      }
      case 'answer':
        return answer(what.tab);
      case 'reopen':
        return reopen(what.tab, what.how);
      case 'elsewhere':
        void elsewhere(what);
        return;
      case 'weather':
        line.setWeather(what.weather);
    }
  }

  /** The person continues until nothing is left open. */
  async function finish(): Promise<void> {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      await pass(ROUND_MS);
      const open = matters.flat().filter((matter) => !matter.isSettled());
      for (const matter of open) if (!matter.isBusy()) matter.retry();
      for (const { tab, retryLists } of pages) {
        answer(tab);
        retryLists();
      }
      if (open.length === 0) return;
    }
    ledger.wrong('Something comes to no end.');
  }

  try {
    await pass(2_000);
    for (const { afterMs, what } of schedule.steps) {
      await pass(afterMs);
      noteOffers();
      await happen(what);
    }
    await pass(ROUND_MS);
    line.setWeather(CALM);
    await finish();
    await pass(SETTLED_MS);
    await finish();
    // What a crashed page had begun to restore: the person checks whether it is back.
    for (const [id, restoring] of ledger.restorings) {
      const copy = (await pageOf(0).copies()).find((it) => it.id === id);
      if (!restoring.isRestored && copy !== undefined)
        mattersOf(0).push(startRestoring(desk, pageOf(0), copy));
    }
    await finish();
    await pass(SETTLED_MS);
    await finish();
    const { sent } = line;
    await pass(10_000);
    if (line.sent !== sent) ledger.wrong('It asks without end.');
    judgeLists(desk, pages, 'after everything has settled');
    for (const { tab } of pages) reopen(tab, 'close');
    await pass(ROUND_MS);
    judgeLists(desk, pages, 'after a reload');
    await pass(SETTLED_MS);
    await finish();
    await pass(SETTLED_MS);
    await judge(desk, pageOf(0));
    return {
      faults: ledger.faults,
      created: ledger.creations.filter(({ told }) => told === 'saved').length,
      deleted: [...ledger.deletions.values()].filter(({ told }) => told === 'deleted').length,
      restored: [...ledger.restorings.values()].filter(({ isRestored }) => isRestored).length,
      cuts: world.sandbox.requests.list().filter(({ fault }) => fault === 'cut').length,
    };
  } finally {
    for (const page of pages) page.close();
  }
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`There is no tab ${index}.`);
  return item;
}
