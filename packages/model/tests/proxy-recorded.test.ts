import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { whoSpeaks } from '../src/proxy.ts';
import { makeMember } from './make-records.ts';

interface Recorded {
  readonly kind: 'plain' | 'mention' | 'unicode';
  readonly members: readonly {
    readonly name: string;
    readonly tags: { prefix: string | null; suffix: string | null }[];
  }[];
  readonly message: string;
  readonly caseSensitive: boolean;
  readonly answer: {
    readonly member: string;
    readonly prefix: string | null;
    readonly suffix: string | null;
    readonly content: string;
  } | null;
}

const file = new URL('./fixtures/real-proxy/matches.jsonl.gz', import.meta.url);
const recorded: readonly Recorded[] = gunzipSync(readFileSync(file))
  .toString()
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** The answer as `whoSpeaks` gives it. Where it leaves open who of several speaks, the recorded server took the first. */
function answerOf({ message, members, caseSensitive }: Recorded): Recorded['answer'] {
  const records = members.map(({ name, tags }) => makeMember({ name, proxy_tags: tags }));
  const speech = whoSpeaks(message, records, { isCaseSensitive: caseSensitive });
  if (speech.state === 'nobody') return null;
  const speaker = speech.state === 'unclear' ? speech.speakers[0] : speech;
  if (speaker === undefined) return null;
  const content = 'text' in speaker ? speaker.text : '';
  return { member: speaker.member.name, ...speaker.tag, content };
}

/** Equal blanks count as equal. */
function comparable(answer: Recorded['answer']): unknown {
  return answer && { ...answer, content: answer.content.trim() === '' ? '' : answer.content };
}

test.each(['plain', 'mention', 'unicode'] as const)('agrees with all recorded messages: %s', (kind) => {
  const cases = recorded.filter((one) => one.kind === kind);
  expect(cases).toHaveLength(1_500);
  const different = cases.filter(
    (one) => JSON.stringify(comparable(answerOf(one))) !== JSON.stringify(comparable(one.answer)),
  );
  expect(different.map(({ message, answer }) => ({ message, answer }))).toEqual([]);
});
