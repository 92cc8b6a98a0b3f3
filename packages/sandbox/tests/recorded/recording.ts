import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Whose token a recorded request had: that of system A, of system F, an unknown one, or none. */
export type Caller = 'own' | 'other' | 'bad' | 'none';

export interface RecordedRequest {
  /** What the request is about, e.g. `post switch`. */
  readonly op: string;
  readonly method: string;
  /** Path and query below `/v2`, with symbols for ids. */
  readonly path: string;
  readonly token: Caller;
  /** The body as a JSON value. Recorded for some GETs too, which never send one. */
  readonly body?: unknown;
  /** The body as text, where it is not plain JSON. */
  readonly raw?: string;
  /** The content type of `raw`; JSON when absent. */
  readonly type?: string;
  /** The list of the answer has no promised order. */
  readonly sort?: boolean;
  /** The members of each switch of the answer have no promised order. */
  readonly sortMembers?: boolean;
}

export interface RecordedAnswer {
  readonly run: number;
  readonly step: number;
  readonly request: RecordedRequest;
  readonly expect: { readonly status: number; readonly type: string; readonly body?: unknown };
}

/** What the real server answered, run by run (see the README beside the file). */
export function readRecording(): RecordedAnswer[][] {
  const file = new URL('../fixtures/real-server/answers.jsonl.gz', import.meta.url);
  const runs: RecordedAnswer[][] = [];
  for (const line of gunzipSync(readFileSync(file)).toString('utf8').split('\n')) {
    if (line === '') continue;
    // Our own file, written in this form.
    const answer = JSON.parse(line) as RecordedAnswer;
    runs[answer.run] ??= [];
    runs[answer.run]?.push(answer);
  }
  return runs;
}
