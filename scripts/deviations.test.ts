import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { optionWords } from '../apps/web/src/features/settings/option-words.ts';
import { isOptionId } from '../apps/web/src/features/settings/options/find-options.ts';
import { DEFAULT_PKSTATUS_SETTINGS } from '../apps/web/src/persistence/documents/pkstatus-settings.ts';
import {
  readPkstatusSettings,
  writePkstatusSettings,
} from '../apps/web/src/persistence/documents/read-pkstatus-settings.ts';
import { inRoot } from './lib/root.mjs';

const FOLDER = inRoot('docs/decisions');
const PAGE = 'deviations.md';
const MEETS_SERVICE = '0018-specification-and-service.md';

const textOf = (file: string) => readFile(`${FOLDER}/${file}`, 'utf8');

/** The tables of a page, as rows of cells. */
function tablesOf(page: string): string[][][] {
  const tables: string[][][] = [];
  let isInTable = false;
  for (const line of page.split('\n')) {
    if (line.startsWith('| ---')) {
      isInTable = true;
      tables.push([]);
    } else if (!line.startsWith('|')) isInTable = false;
    else if (isInTable)
      tables.at(-1)?.push(
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
  }
  return tables;
}

const linksOf = (text: string) => [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target = '']) => target);
const isRecord = (target: string) => /^\d{4}-[\w-]+\.md$/.test(target);

const page = await textOf(PAGE);
const [rows = [], options = []] = tablesOf(page);

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
  const recorded = tablesOf(await textOf(MEETS_SERVICE))
    .flat()
    .map(([said]) => said);
  const listed = rows.filter((row) => linksOf(row.at(-1) ?? '').includes(MEETS_SERVICE));
  expect(recorded.toSorted()).toEqual(listed.map(([, said]) => said).toSorted());
});

it.each(['README.md', MEETS_SERVICE])('%s leads to the page', async (file) => {
  expect(linksOf(await textOf(file))).toContain(PAGE);
});

/** The persisted settings as §3 of the specification lists them, with its defaults. */
const SPECIFIED = {
  status: {
    tile: {
      showSystemDescription: false,
      showFronterDescription: false,
      showUpdateTime: false,
      showLastSwitch: false,
      tileSize: 250,
    },
    table: {
      verticalPosition: 'center',
      horizontalPosition: 'center',
      showUpdateTime: false,
      showLastSwitch: false,
      squareIcons: true,
      showIcons: true,
      forceMobileUi: false,
      iconSize: 24,
    },
    list: { showUpdateTime: false, showLastSwitch: false, squareIcons: false, iconSize: 24 },
    lastLayout: 'tile',
  },
  switcher: { lastSortMethod: 'by-name', excludeGroups: [] },
  lookup: { memberLayout: 'list', colorAccent: true },
  id: { sep: false, caps: false },
  systemUpdateInterval: 3600,
  fronterUpdateInterval: 300,
  detectPronouns: true,
  showCardDetails: true,
  checkUpdates: true,
  ignoreVersion: null,
  token: null,
  dark: false,
};

/** Every value of a document by its path. Lists are values. */
function valuesOf(document: object, prefix = ''): [string, unknown][] {
  return Object.entries(document).flatMap(([key, item]: [string, unknown]) =>
    typeof item === 'object' && item !== null && !Array.isArray(item)
      ? valuesOf(item, `${prefix}${key}.`)
      : [[prefix + key, item] satisfies [string, unknown]],
  );
}

const specified = new Map(valuesOf(SPECIFIED));
const inProduct = new Map(valuesOf(DEFAULT_PKSTATUS_SETTINGS));

/** What the product reads where a document has `value` for the option, and what it says of it. */
function readAs(path: string, value: unknown) {
  const keys = path.split('.');
  const wanted = keys.reduceRight<unknown>((inner, key) => ({ [key]: inner }), value);
  const { version } = writePkstatusSettings(DEFAULT_PKSTATUS_SETTINGS);
  const { settings, problems } = readPkstatusSettings({ version, settings: wanted });
  const problem = problems.find((one) => one.startsWith(`settings.${path}:`));
  return { read: new Map(valuesOf(settings)).get(path), problem };
}

/** For each way of the page to name the values of an option: what a document may have, and what the product makes of it; null for the default. */
function probesOf(values: string): [value: unknown, read: unknown][] {
  const [, min, max] = /^(\d+) to (\d+)$/.exec(values)?.map(Number) ?? [];
  if (min !== undefined && max !== undefined)
    return [
      [min, min],
      [max, max],
      [min - 1, min],
      [max + 1, max],
    ];
  if (values === 'more than 0')
    return [
      [1, 1],
      [1e6, 1e6],
      [0, null],
      ['5', null],
    ];
  if (values === 'a list of texts')
    return [
      [['abcde'], ['abcde']],
      ['abcde', null],
    ];
  if (values === 'a text or null')
    return [
      ['abc', 'abc'],
      [7, null],
    ];
  if (values === 'true, false')
    return [
      [true, true],
      [false, false],
      ['true', null],
    ];
  return [...values.split(', ').map((value) => [value, value] as [string, string]), ['another', null]];
}

describe('the page and the options of the settings', () => {
  it('each option of the specification and of the product has one row, and no other has one', () => {
    const listed = options.map(([option = '']) => option.replaceAll('`', ''));
    expect(listed).toEqual([...inProduct.keys()]);
    expect(listed.filter((path) => specified.has(path)).toSorted()).toEqual([...specified.keys()].toSorted());
  });

  it.each(options)('%s has its default, its values and its words', (option, fallback, values = '', shown) => {
    const path = option?.replaceAll('`', '') ?? '';
    expect(fallback).toBe(`\`${JSON.stringify(inProduct.get(path))}\``);
    for (const [value, read] of probesOf(values))
      expect(readAs(path, value).read, JSON.stringify(value)).toEqual(read ?? inProduct.get(path));
    // The product names all values of a choice.
    if (typeof inProduct.get(path) === 'string')
      expect(readAs(path, '').problem).toContain(`Expected '${values.replaceAll(', ', "' | '")}', received`);
    const id = path === 'dark' ? 'theme' : path;
    if (!isOptionId(id)) throw new Error(`The settings have no option ${id}.`);
    expect(shown).toBe(`**${optionWords[id].label}** ${optionWords[id].text}`);
  });

  it.each(options)('%s follows the specification, or says where it does not', (...cells) => {
    const path = cells[0]?.replaceAll('`', '') ?? '';
    const follows = cells[4] ?? '';
    expect(follows === 'ours').toBe(!specified.has(path));
    if (follows === 'ours') return;
    expect(inProduct.get(path)).toEqual(specified.get(path));
    if (follows === 'as specified') return;
    for (const said of follows.split('; ')) expect(rows.map(([, statement]) => statement)).toContain(said);
  });
});
