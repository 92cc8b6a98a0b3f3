import { createClient } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { createRandom } from '@frontboard/sandbox';
import { valuesOf } from '../../features/manage/members/member-values.ts';
import { memoryStorage } from '../../platform/storage.ts';
import { createDraftsStore } from '../../sync/edit/drafts.ts';
import { createOrigin } from '../fake-browser.ts';
import { type FakeClock, settlePromises } from '../fake-clock.ts';
import { OWN_TOKEN } from '../torture/own-system.ts';
import { judgeRest } from './judge-rest.ts';
import { openLedger } from './ledger.ts';
import { type Happening, type Schedule, TAB_COUNT, type Way } from './schedule.ts';
import { EDITED_UUID, openService } from './service.ts';
import { type Desk, type Form, openForm, SERVICE_URL } from './tab.ts';

/** By then everything has settled. */
const REST_MS = 600_000;

/** The result of one schedule. */
export interface Verdict {
  readonly faults: readonly string[];
  readonly saved: number;
}

/** Runs a schedule, lets everything settle and returns what was wrong. */
export async function runSchedule(schedule: Schedule, clock: FakeClock): Promise<Verdict> {
  const service = openService(clock);
  const random = createRandom(`way ${schedule.seed}`);
  const faults: string[] = [];
  let latency: readonly [number, number] = [1, 10];
  let texts = 0;
  let forms = 0;
  const tabs: Form[] = [];
  const desk: Desk = {
    service,
    clock,
    ledger: openLedger(),
    seen: { display_name: new Set(), pronouns: new Set(), description: new Set() },
    told: { saved: 0, asked: 0 },
    travel: () => clock.sleep(latency[0] + random.next() * (latency[1] - latency[0])),
    fault: (what) => void faults.push(what),
    newText: () => `typed ${++texts}`,
    isHeldBeside: (number, field, value) =>
      tabs.some((form) => form.number !== number && form.typedIn(field) === value),
  };

  const memory = memoryStorage();
  // The other tabs are notified of it a moment later.
  const tell = () => clock.setTimeout(() => origin.deliver(), 1);
  const origin = createOrigin({
    getItem: memory.getItem,
    setItem: (...change) => [memory.setItem(...change), tell()],
    removeItem: (key) => [memory.removeItem(key), tell()],
  });
  const openDrafts = () => createDraftsStore(origin.openStorage());
  const pages = Array.from({ length: TAB_COUNT }, openDrafts);
  const first = await fetchFirst();
  const open = (tab: number, copy = { ...first, ...service.texts() }) => {
    const drafts = pages[tab] ?? openDrafts();
    forms += 1;
    return openForm(desk, { tab, number: forms, drafts, copy });
  };
  for (let tab = 0; tab < TAB_COUNT; tab += 1) tabs.push(open(tab));

  async function fetchFirst() {
    const fetch = (request: Request) => service.sandbox.fetch(request, { ip: '192.0.2.1' });
    const client = createClient({
      baseUrl: SERVICE_URL,
      token: OWN_TOKEN,
      clock,
      isOnline: () => true,
      fetch,
    });
    const asked = client.members.fetch(brandId('MemberRef', EDITED_UUID));
    await clock.advance(1_000);
    return valuesOf(await asked);
  }

  async function pass(ms: number): Promise<void> {
    await settlePromises();
    await clock.advance(ms);
    origin.deliver();
  }

  function at(tab: number): Form {
    const form = tabs[tab];
    if (form === undefined) throw new RangeError(`There is no tab ${tab}.`);
    return form;
  }

  async function reopen(tab: number, how: Way, isFresh: boolean): Promise<void> {
    // What was typed at the very end is lost with a page that crashes.
    if (how === 'crash') await pass(300);
    const known = at(tab).known();
    at(tab).close(how);
    origin.deliver();
    if (how !== 'leave') pages[tab] = openDrafts();
    tabs[tab] = isFresh ? open(tab) : open(tab, known);
  }

  function happen(what: Happening): void | Promise<void> {
    switch (what.kind) {
      case 'type':
        return at(what.tab).type(what.field, what.isBack);
      case 'save':
        return at(what.tab).save();
      case 'answer':
        return at(what.tab).answer(what.mine);
      case 'discard':
        return at(what.tab).discard();
      case 'take-back':
        return at(what.tab).takeBack(what.fromEnd);
      case 'refetch':
        return at(what.tab).refetch();
      case 'reopen':
        return reopen(what.tab, what.how, what.isFresh);
      case 'elsewhere':
        return service.changeElsewhere(what.field);
      case 'weather':
        service.sandbox.faults.replace(what.faults);
        latency = what.latencyMs;
    }
  }

  let inView = 0;
  for (const { afterMs, what } of schedule.steps) {
    await pass(afterMs);
    if ('tab' in what && what.tab !== inView) {
      at(inView).hide();
      inView = what.tab;
      await pass(20);
    }
    await happen(what);
  }
  await pass(REST_MS);
  const { asked } = desk.told;
  await pass(REST_MS);
  if (desk.told.asked !== asked) desk.fault('It asks without end.');
  judgeRest(desk, tabs, () => {
    for (const form of tabs) form.close('close');
    origin.deliver();
    pages[0] = openDrafts();
    return open(0);
  });
  return { faults, saved: desk.told.saved };
}
