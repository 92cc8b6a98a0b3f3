import { withoutIdentity } from '../../persistence/redact.ts';
import type { LogLine } from '../../state/log.ts';
import type { FactRow } from '../../ui/fact-list.tsx';
import { debugWords } from './words.ts';

interface ReportInput {
  readonly sections: readonly { readonly title: string; readonly facts: readonly FactRow[] }[];
  readonly lines: readonly LogLine[];
  /** When it was made, in milliseconds since 1970. */
  readonly atMs: number;
}

/** The report as plain text, without tokens, ids and quoted names. Times are in UTC. */
export function buildReport({ sections, lines, atMs }: ReportInput): string {
  const parts = sections.map(({ title, facts }) => [
    title,
    ...facts.map(
      (fact) => `  ${fact.label}: ${'text' in fact ? fact.text : '…'}${fact.note ? ` (${fact.note})` : ''}`,
    ),
  ]);
  const log = [debugWords.log.title, ...lines.map((line) => `  ${formatLogLine(line)}`)];
  return withoutIdentity(
    [[new Date(atMs).toISOString()], ...parts, log].map((part) => part.join('\n')).join('\n\n'),
  );
}

function formatLogLine({ atMs, level, message, count, sinceMs }: LogLine): string {
  const repeated = count > 1 ? ` (${debugWords.log.repeated(count, new Date(sinceMs).toISOString())})` : '';
  return `${new Date(atMs).toISOString()} ${level} ${message}${repeated}`;
}
