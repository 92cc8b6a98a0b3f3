import { type SwitchColumns, switchColumns, type TimedSwitch } from '@frontboard/insight';
import { type OpenWorker, openWorker } from '../../platform/open-worker.ts';
import { isSame } from '../edit/is-same.ts';
import { createInsightEngine } from './engine.ts';
import workerAddress from './insight.worker.ts?worker&url';
import type { FromWorker, QuestionKind, Questions, ToWorker } from './questions.ts';
import { spliceBetween } from './splice-between.ts';

/** Few enough that writing them into columns for the worker does not block the page. */
const ROWS_AT_ONCE = 5_000;
/** The next view of the same history follows at once. */
const DROP_AFTER_MS = 5_000;

/** A history as the page has it. */
export interface InsightSource {
  /** Newest first. */
  readonly switches: readonly TimedSwitch[];
  /** The members whom the viewer sees; null when their list is private. */
  readonly knownIds: readonly string[] | null;
}

interface Sent {
  switches: readonly TimedSwitch[];
  knownIds: readonly string[] | null | undefined;
}

/** The connection to the thread that computes. */
export type InsightPort = OpenWorker<ToWorker>;

interface Waiting {
  readonly resolve: (answer: FromWorker['answer']) => void;
  readonly send: () => void;
}

const openInsightWorker = (receive: (message: FromWorker) => void, onFail: () => void): InsightPort | null =>
  openWorker(workerAddress, 'insight', receive, onFail);

/** Answers questions about histories, off the main thread: `services.once(createInsight)`. `openPort` is what tests replace. */
export function createInsight(_services?: unknown, openPort = openInsightWorker) {
  const waiting = new Map<number, Waiting>();
  const sent = new Map<string, Sent>();
  const holders = new Map<string, number>();
  /** Computes in the thread of the page: in tests without workers, and if the worker cannot start. */
  const here: InsightPort = { post: createInsightEngine(receive), close: () => {} };
  let port: InsightPort | null = null;
  let nextId = 0;
  let turn: Promise<void> = Promise.resolve();

  function receive({ id, answer }: FromWorker): void {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
  }
  const onFail = () => {
    if (port === here) return;
    port?.close();
    port = here;
    sent.clear();
    for (const { send } of [...waiting.values()]) send();
  };
  const post = (message: ToWorker) => {
    port ??= openPort(receive, onFail) ?? here;
    port.post(message, message.kind === 'splice' ? buffersOf(message.inserted) : []);
  };

  /** One history after the other: the parts of two must not mix. */
  function inTurn(work: () => Promise<void>): Promise<void> {
    turn = turn.then(work, work);
    return turn;
  }

  /** The answer for a source; sends the worker what it lacks first. */
  function ask<Kind extends QuestionKind>(
    history: string,
    source: InsightSource,
    question: Kind,
    asked: Questions[Kind]['ask'],
  ): Promise<Questions[Kind]['answer']> {
    const id = nextId;
    nextId += 1;
    return new Promise((resolve, reject) => {
      const send = () => {
        inTurn(async () => {
          if (await bring(history, source, { sent, post }))
            post({ kind: 'ask', history, id, question, ask: asked });
        }).catch(reject);
      };
      // The reply to a question is its own.
      waiting.set(id, { send, resolve: resolve as Waiting['resolve'] });
      send();
    });
  }

  return {
    ask,
    /** Sends a history to the worker before anything is asked about it, so that the first answer comes sooner. */
    async prepare(history: string, source: InsightSource): Promise<void> {
      // No lanes: the answer is empty, but finding it makes the index that all questions need.
      await ask(history, source, 'stretches', { nowMs: Date.now(), lanes: [] });
    },
    /** Keeps a history in the worker until the returned function is called. Then it is dropped, unless it is soon needed again. */
    hold(history: string): () => void {
      holders.set(history, (holders.get(history) ?? 0) + 1);
      return () => {
        holders.set(history, (holders.get(history) ?? 1) - 1);
        setTimeout(() => {
          if (holders.get(history) !== 0) return;
          holders.delete(history);
          void inTurn(async () => {
            if (sent.delete(history)) post({ kind: 'drop', history });
          });
        }, DROP_AFTER_MS);
      };
    },
  };
}

interface Sending {
  /** What the worker has of each history. */
  readonly sent: Map<string, Sent>;
  readonly post: (message: ToWorker) => void;
}

/** Sends a history in parts, so that no task is long. False if the worker failed in between: its replacement has none of the earlier parts. */
async function bring(
  history: string,
  { switches, knownIds }: InsightSource,
  { sent, post }: Sending,
): Promise<boolean> {
  const has: Sent = sent.get(history) ?? { switches: [], knownIds: undefined };
  sent.set(history, has);
  // The worker counts again for other members, and each view has a list of its own.
  if (!isSame(has.knownIds, knownIds)) post({ kind: 'known', history, ids: knownIds });
  has.knownIds = knownIds;
  const change = has.switches === switches ? null : spliceBetween(has.switches, switches);
  has.switches = switches;
  if (change === null) return true;
  let { deleteCount } = change;
  for (let from = change.start; from < change.end || deleteCount > 0; from += ROWS_AT_ONCE) {
    const inserted = switchColumns(switches, from, Math.min(from + ROWS_AT_ONCE, change.end));
    post({ kind: 'splice', history, start: from, deleteCount, inserted });
    deleteCount = 0;
    if (from + ROWS_AT_ONCE < change.end) await new Promise((resolve) => setTimeout(resolve));
    // A failure forgets what was sent, and repeats every question that has no answer.
    if (sent.get(history) !== has) return false;
  }
  return true;
}

function buffersOf({ times, offsets, who }: SwitchColumns): readonly ArrayBuffer[] {
  return [times.buffer, offsets.buffer, who.buffer];
}
