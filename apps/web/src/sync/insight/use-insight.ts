import { startTransition, useEffect, useState } from 'react';
import type { Caller } from '../../session/caller.ts';
import { useServices } from '../services.ts';
import { createInsight, type InsightSource } from './create-insight.ts';
import type { QuestionKind, Questions } from './questions.ts';

/** Names a history, and with whose permissions it was read. */
export function insightKey({ viewer }: Caller, systemRef: string): string {
  return `${viewer} ${systemRef}`;
}

/** An answer about a history, and whether a newer one is being computed. */
export interface InsightAnswer<Kind extends QuestionKind> {
  /** Null until the first answer. An earlier answer stays until the next one. */
  readonly answer: Questions[Kind]['answer'] | null;
  readonly isWaiting: boolean;
}

/**
 * Asks about a history, again after each change of the question. `history` is its `insightKey`. `ask` has to stay the same object while nothing in it changes.
 */
export function useInsight<Kind extends QuestionKind>(
  history: string,
  source: InsightSource,
  kind: Kind,
  ask: Questions[Kind]['ask'],
): InsightAnswer<Kind> {
  const insight = useServices().once(createInsight);
  const { switches, knownIds } = source;
  const [got, setGot] = useState<{
    readonly history: string;
    readonly ask: Questions[Kind]['ask'];
    readonly switches: InsightSource['switches'];
    readonly answer: Questions[Kind]['answer'];
  } | null>(null);

  useEffect(() => insight.hold(history), [insight, history]);
  useEffect(() => {
    let isGone = false;
    void insight.ask(history, { switches, knownIds }, kind, ask).then((answer) => {
      // Tables of hundreds of rows are rendered in slices, so that the page responds in the meantime.
      if (!isGone) startTransition(() => setGot({ history, ask, switches, answer }));
    });
    return () => {
      isGone = true;
    };
  }, [insight, history, switches, knownIds, kind, ask]);

  const own = got?.history === history ? got : null;
  return {
    answer: own?.answer ?? null,
    isWaiting: own === null || own.ask !== ask || own.switches !== switches,
  };
}

/** A view is painted and used before. */
const PREPARE_AFTER_MS = 500;

/**
 * Sends a history to the worker once the screen has been idle for a moment, for the views that a link on it opens. `source`: null until it
 * is complete; has to stay the same object while nothing in it changes.
 */
export function usePreparedInsight(history: string, source: InsightSource | null): void {
  const insight = useServices().once(createInsight);
  useEffect(() => insight.hold(history), [insight, history]);
  useEffect(() => {
    if (source === null) return;
    const timer = setTimeout(() => void insight.prepare(history, source), PREPARE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [insight, history, source]);
}
