import { createClient } from '@frontboard/client';
import { brandId, type Member, type MemberPatch } from '@frontboard/model';
import { type MemberValues, validateChanges, valuesOf } from '../../features/manage/members/member-values.ts';
import { type DraftsStore, draftPlace } from '../../sync/edit/drafts.ts';
import { createEditor } from '../../sync/edit/editor.ts';
import type { EditOptions, EditOutcome } from '../../sync/edit/types.ts';
import type { FakeClock } from '../fake-clock.ts';
import { OWN_TOKEN } from '../torture/own-system.ts';
import type { Ledger } from './ledger.ts';
import { FIELDS, type Field, type Way } from './schedule.ts';
import { EDITED_UUID, type EditedService, type Texts, textsOf } from './service.ts';

/** More than this for one save is too much. */
const MOST_REQUESTS = 30;

/** Longer than the service needs for a write. */
const GOES_ON_MS = 25;

export const SERVICE_URL = 'https://pluralkit.example';
const DRAFT_KEY = `member:${EDITED_UUID}`;
const REF = brandId('MemberRef', EDITED_UUID);

/** What the forms of one person have in common. */
export interface Desk {
  readonly service: EditedService;
  readonly ledger: Ledger;
  readonly clock: FakeClock;
  /** What was shown of each field as the service's. */
  readonly seen: Readonly<Record<Field, Set<string>>>;
  readonly told: { saved: number; asked: number };
  /** The latency to the service in one direction. */
  travel(): Promise<void>;
  fault(what: string): void;
  /** A text that was not typed before. */
  newText(): string;
  /** Whether another form than `number` shows that as typed and not saved. */
  isHeldBeside(number: number, field: Field, value: string): boolean;
}

/** A save in flight. */
interface Running {
  readonly startTick: number;
  /** What the form held when it was asked for. */
  shown: Texts;
  dirty: readonly string[];
  /** Typed in, or restored, since. */
  readonly typed: Set<Field>;
  readonly written: Set<Field>;
  requests: number;
}

/** One form in a tab: each action of a person is judged at once. */
export type Form = ReturnType<typeof openForm>;

/** Opens the form of the member in the tab with this index, over a copy of the service's. */
export function openForm(
  desk: Desk,
  { tab, number, drafts, copy }: { tab: number; number: number; drafts: DraftsStore; copy: MemberValues },
) {
  const { service, ledger, clock, seen, fault } = desk;
  let known = copy;
  let isShown = true;
  let isPageGone = false;
  let lookTick = 0;
  let running: Running | null = null;
  /** Sent when the service could not be asked whether it arrived. */
  const uncertain = new Set<Field>();
  const takeBacks: {
    run: () => void;
    before: Texts;
    left: Texts;
    changed: readonly string[];
    typed: Set<Field>;
  }[] = [];

  const client = createClient({
    baseUrl: SERVICE_URL,
    token: OWN_TOKEN,
    clock,
    isOnline: () => true,
    async fetch(request) {
      await travel();
      desk.told.asked += 1;
      if (running !== null) running.requests += 1;
      const before = service.texts();
      const body: Partial<Record<Field, string | null>> =
        request.method === 'PATCH' ? await request.clone().json() : {};
      if (request.method === 'GET') lookTick = service.tick();
      try {
        return await service.sandbox.fetch(request, { ip: '192.0.2.1' });
      } finally {
        const judgeAll = () => {
          for (const field of FIELDS) if (field in body) judgeWrite(field, body[field] ?? '', before[field]);
        };
        judgeAll();
        // A service whose connection was cut continues briefly.
        if (request.method !== 'GET') {
          for (let ms = 1; ms <= GOES_ON_MS; ms += 1) clock.setTimeout(judgeAll, ms);
        }
        await travel();
      }
    },
  });

  async function travel(): Promise<void> {
    await desk.travel();
    if (isPageGone) throw new TypeError('Failed to fetch');
  }

  function judgeWrite(field: Field, value: string, before: string): void {
    if (service.texts()[field] !== value) return;
    running?.written.add(field);
    const last = service.last(field);
    if (last.value === value && last.by === tab) return;
    const isUnseen = before !== value && last.tick <= lookTick && !seen[field].has(before);
    if (isUnseen) fault(`${field}: ${value} was written over ${before}, which nobody saw`);
    if (running?.shown[field] !== value && !running?.typed.has(field))
      fault(`${field}: ${value} was sent, though the form did not show it`);
    // It is the person's own change, whatever the app said.
    seen[field].add(value);
    service.note(field, value, tab);
  }

  function shown(member: Member): MemberValues {
    const now = valuesOf(member);
    known = now;
    // A screen draws it a moment later.
    queueMicrotask(() => isShown && editor.update({ ...options, saved: now }));
    return now;
  }

  const options: EditOptions<MemberValues, MemberPatch> = {
    key: DRAFT_KEY,
    saved: copy,
    initial: copy,
    validate: validateChanges,
    fetchLatest: async () => shown(await client.members.fetch(REF)),
    send: async (patch) => shown(await client.members.update(REF, patch)),
  };
  const place = draftPlace(drafts, 'owner', DRAFT_KEY);
  const editor = createEditor({
    options,
    clock,
    settle: async (sinceMs) => clock.sleep(Math.max(0, sinceMs + 3_000 - clock.now())),
    // A closed page writes nothing.
    place: {
      ...place,
      save: (draft) => !isPageGone && place.save(draft),
      remove: () => isPageGone || place.remove(),
    },
  });
  const stop = editor.connect();

  function look(): void {
    const { values, changed, conflicts } = editor.getSnapshot();
    for (const field of FIELDS) if (!changed.includes(field)) seen[field].add(values[field]);
    for (const { field, theirs } of conflicts) if (isField(field)) seen[field].add(String(theirs));
  }
  editor.subscribe(look);
  look();
  ledger.opened(number, textsOf(editor.getSnapshot().values));

  const isDirty = (field: Field) => editor.getSnapshot().changed.includes(field);
  const release = (field: Field) =>
    ledger.released(number, field, (value) => desk.isHeldBeside(number, field, value));

  function follow(start: () => Promise<EditOutcome>): void {
    if (running !== null) {
      void start();
      return;
    }
    const now: Running = {
      startTick: service.tick(),
      ...shownNow(),
      typed: new Set(),
      written: new Set(),
      requests: 0,
    };
    running = now;
    void start().then((outcome) => {
      running = null;
      if (!isPageGone) judgeOutcome(now, outcome);
    });
    // Answering conflicts changes the form before any request.
    Object.assign(now, shownNow());
  }

  function shownNow(): Pick<Running, 'shown' | 'dirty'> {
    const { values, changed } = editor.getSnapshot();
    return { shown: textsOf(values), dirty: changed };
  }

  function judgeOutcome(save: Running, outcome: EditOutcome): void {
    if (save.requests > MOST_REQUESTS) fault(`${save.requests} requests for one save`);
    if (outcome === 'saved') {
      desk.told.saved += 1;
      for (const field of FIELDS) judgeSaved(save, field);
      return;
    }
    const { values, failure } = editor.getSnapshot();
    const isUnknown = failure !== null && /may or may not/.test(failure.title);
    if (isUnknown) for (const field of save.written) uncertain.add(field);
    for (const field of FIELDS) {
      const isPreserved = values[field] === save.shown[field] || save.typed.has(field);
      if (!isPreserved && save.dirty.includes(field))
        fault(`${field}: ${save.shown[field]} is gone after a failure`);
    }
    // A form that was left shows nothing.
    const isCertain =
      isShown && outcome === 'failed' && failure !== null && !isUnknown && !/so far/.test(failure.title);
    if (isCertain && save.written.size > 0 && !service.isChangedByOthers(save.startTick, tab))
      fault(`“${failure.title}”, but ${[...save.written]} was written`);
  }

  function judgeSaved({ startTick, shown: asked, dirty, typed }: Running, field: Field): void {
    const { values, changed } = editor.getSnapshot();
    if (changed.includes(field)) {
      if (!typed.has(field)) fault(`${field} is changed after a save, though nobody typed in it`);
      return;
    }
    // Without a change there is no request and no message.
    const isTold = dirty.length > 0 || uncertain.has(field);
    if (isTold && !service.wasThere(field, values[field], startTick))
      fault(`${field}: ${values[field]} was told as saved, the service has ${service.last(field).value}`);
    if (asked[field] !== values[field] && !typed.has(field) && dirty.includes(field))
      fault(`${field}: ${asked[field]} was to be saved, ${values[field]} is shown as saved`);
    release(field);
    uncertain.delete(field);
  }

  function judgeTakeBack(taken: (typeof takeBacks)[number], held: Texts, dirty: readonly string[]): void {
    const { before, left, changed, typed } = taken;
    const { values } = editor.getSnapshot();
    for (const field of FIELDS) {
      // What was typed and then typed back counts as not typed.
      if (typed.has(field) && held[field] !== left[field]) {
        if (values[field] !== held[field]) fault(`${field}: ${held[field]} was typed since the discard`);
        continue;
      }
      if (!changed.includes(field) || dirty.includes(field)) continue;
      running?.typed.add(field);
      if (values[field] !== before[field]) fault(`${field}: ${before[field]} was not taken back`);
      const entry = ledger.entry(field);
      if (entry !== undefined && !entry.owners.has(number)) entry.isMaybe ||= isDirty(field);
      else if (isDirty(field))
        ledger.typed(number, field, values[field], ledger.isRivalAlive(field, values[field]));
    }
  }
  function postpone(): void {
    if (editor.getSnapshot().phase === 'conflict') editor.postpone();
  }

  return {
    number,
    known: () => known,
    snapshot: editor.getSnapshot,
    /** The page becomes hidden. */
    hide: editor.flush,
    typedIn: (field: Field) => (isDirty(field) ? editor.getSnapshot().values[field] : null),
    type(field: Field, isBack: boolean) {
      postpone();
      const value = isBack ? known[field] : desk.newText();
      if (editor.getSnapshot().values[field] === value) return;
      editor.set(field, value);
      running?.typed.add(field);
      for (const { typed } of takeBacks) typed.add(field);
      // A value that the service had once may occur again.
      const isMaybe = running !== null || service.wasThere(field, value, -1);
      if (isDirty(field) || running !== null) ledger.typed(number, field, value, isMaybe);
      else release(field);
    },
    save() {
      postpone();
      follow(editor.submit);
    },
    answer(mine: readonly Field[] | null) {
      const { phase, conflicts } = editor.getSnapshot();
      if (phase !== 'conflict') return;
      if (mine === null) return editor.postpone();
      const sides = conflicts.map(({ field }) => [
        field,
        mine.some((it) => it === field) ? 'mine' : 'theirs',
      ]);
      follow(() => editor.resolve(Object.fromEntries(sides)));
      for (const { field } of conflicts) if (isField(field) && !mine.includes(field)) release(field);
    },
    discard() {
      const { isDirty: isAny, values, changed } = editor.getSnapshot();
      // The button is disabled during a save.
      if (!isAny || running !== null) return;
      postpone();
      const run = editor.discard();
      uncertain.clear();
      const left = textsOf(editor.getSnapshot().values);
      takeBacks.push({ run, before: textsOf(values), left, changed, typed: new Set() });
      for (const field of FIELDS) release(field);
    },
    takeBack(fromEnd: number) {
      const [taken] = takeBacks.splice(takeBacks.length - 1 - fromEnd, 1);
      if (taken === undefined) return;
      const { values, changed } = editor.getSnapshot();
      taken.run();
      judgeTakeBack(taken, textsOf(values), changed);
    },
    refetch() {
      known = { ...known, ...service.texts() };
      editor.update({ ...options, saved: known });
      // What exists already is saved, whatever the app said before.
      for (const field of FIELDS) {
        const entry = ledger.entry(field);
        const isThere = entry?.value === known[field] && !isDirty(field);
        if (isThere && entry?.owners.has(number)) release(field);
      }
    },
    close(how: Way) {
      if (how !== 'crash') editor.flush();
      stop();
      isShown = false;
      isPageGone = how !== 'leave';
    },
  };
}

function isField(name: string): name is Field {
  return FIELDS.some((field) => field === name);
}
