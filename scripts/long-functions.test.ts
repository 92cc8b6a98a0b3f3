import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { ROOT } from './lib/root.mjs';

/** The longest function that needs no entry below. */
const MOST_LINES = 80;

/** The longest function with an entry. */
const MOST_LISTED_LINES = 120;

/**
 * Longer functions, each with its content. Most of them keep their state in variables: a new one gets its state as one value with named
 * transitions, and no entry here. The entry of a function that has become shorter goes.
 */
const LONGER: Readonly<Record<string, string>> = {
  EntityList: 'It only connects the hooks and parts of a list.',
  HistoryView: 'It only connects the hooks and parts of the history.',
  createChecks: 'A retry, a check and its deadline share one timer.',
  createEditor: 'Saving, conflicts and drafts of one form.',
  createEngine: 'It only connects the parts of the queue.',
  createHistories: 'One history for each caller, with everyone who uses it.',
  createLostAnswer: 'What the form does until an unanswered request is settled.',
  createOperationSender: 'One request at a time, its timer and its signal.',
  createPersistentStore: 'A document in memory, in storage and in other tabs.',
  createPoller: 'One plan, carried out step by step.',
  createQueryPersister: 'Reads and writes of one database, in order.',
  createQueueSteps: 'One function for each kind of step.',
  createRecordCache: 'One function for each kind of change.',
  createRefresher: 'It only connects the parts of the refresher.',
  createRunJournal: 'One function for each access to the journal.',
  createSafeStorage: 'One function for each access, with its fallback.',
  createSaveTurn: 'One turn among all tabs.',
  createServices: 'It only creates the services, in order.',
  createSession: 'One function for each thing a person does with the session.',
  createShownQueue: 'The shown queue and what it waits for.',
  createStatusCache: 'One function for each kind of answer.',
  createSystemFetch: 'One fetch that can be paused, resumed and dropped.',
  createWrites: 'One function for each kind of write.',
  useFollowing: 'The states of one text field.',
};

interface Long {
  readonly name: string;
  readonly lines: number;
}

/** The functions of a source text with more than `MOST_LINES` lines, by their own name or the name of what they are assigned to. */
function longFunctions(path: string, text: string): readonly Long[] {
  const found: Long[] = [];
  const visit = (node: unknown, name: string): void => {
    if (Array.isArray(node)) for (const child of node) visit(child, name);
    if (typeof node !== 'object' || node === null || !('type' in node)) return;
    const { type, start, end, id, key } = node as Node;
    const own = id?.name ?? key?.name ?? name;
    if (/^(?:Function|ArrowFunction)/.test(type)) {
      const lines = text.slice(start, end).split('\n').length;
      if (lines > MOST_LINES) found.push({ name: own, lines });
    }
    for (const child of Object.values(node)) visit(child, own);
  };
  visit(parseSync(path, text).program.body, '');
  return found;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name?: string } | null;
  readonly key?: { readonly name?: string } | null;
}

test('a long function is found by its name', () => {
  const body = '  use();\n'.repeat(MOST_LINES);
  expect(longFunctions('a.ts', `export function one() {\n${body}}`)).toEqual([{ name: 'one', lines: 82 }]);
  expect(longFunctions('a.ts', `const two = wrapped(() => {\n${body}});`)).toEqual([
    { name: 'two', lines: 82 },
  ]);
  expect(longFunctions('a.ts', `function short() {\n${'  use();\n'.repeat(MOST_LINES - 2)}}`)).toEqual([]);
});

test('no function of the product is longer than 80 lines, except those with a reason', () => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => /\.(?:tsx?|mjs)$/.test(path))
    .filter((path) => !/\.(?:test|spec|gen)\.|\/(?:testing|tests)\/|^(?:e2e|browsers)\//.test(path));
  const long = files.flatMap((path) => longFunctions(path, readFileSync(join(ROOT, path), 'utf8')));
  expect(long.map(({ name }) => name).sort()).toEqual(Object.keys(LONGER).sort());
  expect(long.filter(({ lines }) => lines > MOST_LISTED_LINES)).toEqual([]);
});
