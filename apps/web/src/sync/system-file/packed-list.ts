import type { ApiAnswers, ApiRecord } from '@frontboard/portable';
import { runInSlices } from '../../platform/run-in-slices.ts';

declare const entry: unique symbol;

/** A long list of plain values as bytes. Between threads, bytes are copied at once; tens of thousands of objects keep the page busy. */
export interface PackedList<T> {
  readonly length: number;
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
  readonly [entry]?: T;
}

const PIECE = 500;

export function packList<T>(list: readonly T[]): PackedList<T> {
  const steps = packing(list);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** Answers as they are sent to another thread. */
export type PackedAnswers = Omit<ApiAnswers, 'switches'> & { readonly switches: PackedList<ApiRecord> };

/** Packs answers while the page stays usable. */
export function packAnswers(answers: ApiAnswers): Promise<PackedAnswers> {
  return new Promise((resolve) =>
    runInSlices(packing(answers.switches), (switches) => resolve({ ...answers, switches })),
  );
}

function* packing<T>(list: readonly T[]): Generator<void, PackedList<T>, void> {
  const encoder = new TextEncoder();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let from = 0; from < list.length; from += PIECE) {
    pieces.push(encoder.encode(JSON.stringify(list.slice(from, from + PIECE))));
    yield;
  }
  return { length: list.length, pieces };
}

export function unpackList<T>({ pieces }: PackedList<T>): readonly T[] {
  const decoder = new TextDecoder();
  return pieces.flatMap((piece) => JSON.parse(decoder.decode(piece)) as T[]);
}
