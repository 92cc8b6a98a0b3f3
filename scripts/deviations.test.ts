import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { inRoot } from './lib/root.mjs';

const FOLDER = inRoot('docs/decisions');
const PAGE = 'deviations.md';
const MEETS_SERVICE = '0018-specification-and-service.md';

const textOf = (file: string) => readFile(`${FOLDER}/${file}`, 'utf8');

/** The cells of each row of all tables of a page. */
function rowsOf(page: string): string[][] {
  const rows: string[][] = [];
  let isInTable = false;
  for (const line of page.split('\n')) {
    if (line.startsWith('| ---')) isInTable = true;
    else if (!line.startsWith('|')) isInTable = false;
    else if (isInTable)
      rows.push(
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  }
  return rows;
}

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
const isRecord = (target: string) => /^\d{4}-[\w-]+\.md$/.test(target);

const page = await textOf(PAGE);
const rows = rowsOf(page);

it('every deviation says what the specification says, what is done, why, and which record decides it', () => {
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    expect(row, row.join(' | ')).toHaveLength(5);
    expect(row).not.toContain('');
    const records = linksOf(row.at(-1) ?? '');
    expect(records.length, row[1]).toBeGreaterThan(0);
    expect(records.filter((target) => !isRecord(target))).toEqual([]);
  }
});

it('every link leads to a record that exists', () => {
  expect(linksOf(page).filter((target) => !existsSync(`${FOLDER}/${target}`))).toEqual([]);
});

it('they are in the order of the specification, each once', () => {
  const sections = rows.map(([section]) => Number(section));
  expect(sections).toEqual(sections.toSorted((a, b) => a - b));
  expect(sections.every((section) => section >= 1 && section <= 9)).toBe(true);
  expect(new Set(rows.map(([, said]) => said)).size).toBe(rows.length);
});

it('the rows of record 0018 and those that lead to it are the same', async () => {
  const recorded = rowsOf(await textOf(MEETS_SERVICE)).map(([said]) => said);
  const listed = rows.filter((row) => linksOf(row.at(-1) ?? '').includes(MEETS_SERVICE));
  expect(recorded.toSorted()).toEqual(listed.map(([, said]) => said).toSorted());
});

it.each(['README.md', MEETS_SERVICE])('%s leads to the page', async (file) => {
  expect(linksOf(await textOf(file))).toContain(PAGE);
});
