import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { chromium, type Page } from '@playwright/test';
import { serveApp } from '../scripts/lib/app-server.ts';
import { chromiumLaunchOptions } from '../scripts/lib/chromium.mjs';
import { Problem } from '../scripts/lib/problem.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { loadStaticFiles } from '../scripts/lib/static-files.ts';
import { type Row, renderTable } from './lib/table.ts';

/** The parts of Lighthouse's answer that are used; scores are 0 to 1, null if a check did not apply. */
interface LighthouseAnswer {
  readonly lhr: {
    /** The machine's result for a loop of a fixed time: 1,000 to 2,000 for an idle computer of today. */
    readonly environment: { readonly benchmarkIndex: number };
    readonly categories: Readonly<
      Record<string, { readonly score: number | null; readonly auditRefs: readonly AuditRef[] }>
    >;
    readonly audits: Readonly<Record<string, Audit>>;
    /** Why nothing was measured, for example a trace that was not recorded; all scores are null then. */
    readonly runtimeError?: { readonly message: string };
  };
}

interface Audit {
  readonly title: string;
  readonly score: number | null;
  readonly numericValue?: number;
}

interface AuditRef {
  readonly id: string;
  readonly weight: number;
}

type Lighthouse = (url: string, flags: object) => Promise<LighthouseAnswer | undefined>;

/** `isNew`: a browser that has never opened the app. */
const SCREENS = [
  { name: 'first visit', path: '/', isNew: true },
  { name: 'status', path: '/status/tile', isNew: false },
  { name: 'a system', path: '/lookup/system/exmpl/members', isNew: false },
  { name: 'switch', path: '/switch', isNew: false },
  { name: 'settings', path: '/settings', isNew: false },
] as const;

/** The parts of the performance score, in the order of their weight. */
const METRICS = [
  ['blocking', 'total-blocking-time', 'ms'],
  ['largest paint', 'largest-contentful-paint', 'ms'],
  ['shift', 'cumulative-layout-shift', ''],
  ['first paint', 'first-contentful-paint', 'ms'],
] as const;

/** Minimum scores of a hundred, by category. */
const LEAST = { accessibility: 100, 'best-practices': 100, performance: 95 } as const;
/** The number that Lighthouse's makers recommend: the median of five varies half as much as one run. */
const RUNS = 5;
const TRIES = 3;
const RESULTS = inRoot('bench/results/lighthouse.md');

async function main(): Promise<void> {
  const lighthouse = await loadLighthouse();
  const service = await serveSandbox({ world: 'demo' });
  const app = await serveApp({
    files: await loadStaticFiles(inRoot('apps/web/dist')),
    service: service.url as `http${string}`, // it is served over HTTP
  });
  const stored = await rememberedAfterAVisit(app.url, {
    systems: { version: 2, systems: await thatShareTheirFront(service.url) },
    settings: { version: 16, settings: { token: service.sandbox.tokens[0]?.token ?? null } },
  });
  const rows: Row[] = [];
  const powers: number[] = [];
  try {
    for (const { name, path, isNew } of SCREENS) {
      const runs: LighthouseAnswer['lhr'][] = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await measureSurely(lighthouse, app.url, app.url + path, isNew ? {} : stored));
      powers.push(...runs.map(({ environment }) => environment.benchmarkIndex));
      rows.push(...Object.entries(LEAST).map(([category, least]) => judge(runs, name, category, least)));
    }
  } finally {
    await app.close();
    await service.close();
  }
  const table = renderTable(rows);
  const head = [
    '# Lighthouse',
    '',
    'The phone profile (simulated slow 4G, processor at a quarter of its speed), on an empty cache: once as someone new, then with a known own',
    'system, following the systems of the demo world that share their front, of which nothing is known yet; the median of',
    `${RUNS} runs. Written by \`npm run lighthouse\`.`,
    '',
    `The machine scored ${Math.round(Math.min(...powers))} to ${Math.round(Math.max(...powers))} in Lighthouse's own benchmark. Below about 1,000 it was busy with something else, and the`,
    'performance is that of a slower phone than the profile means; the other two do not depend on it.',
    '',
    '',
  ].join('\n');
  await writeFile(RESULTS, `${head}${table}\n`);
  console.log(table);
  if (rows.some(({ holds }) => !holds)) process.exitCode = 1;
}

/**
 * The systems of the demo world that answer who is fronting. A browser notes each refusal as an error of the page, and Lighthouse
 * counts it, though "not shared" is an ordinary answer and no page can ask without it.
 */
async function thatShareTheirFront(serviceUrl: string): Promise<string[]> {
  const shared: string[] = [];
  for (const id of worldGuide('demo').follow) {
    const { ok } = await fetch(`${serviceUrl}/v2/systems/${id}/fronters`);
    if (ok) shared.push(id);
  }
  return shared;
}

/** The stored data, with the own system as the app stores it. */
async function rememberedAfterAVisit(
  origin: string,
  stored: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> {
  const browser = await chromium.launch(chromiumLaunchOptions());
  try {
    const page = await browser.newPage();
    await store(page, origin, stored);
    await page.goto(`${origin}/settings`);
    const remembered = await page.waitForFunction(() => localStorage.getItem('own-system'));
    return { ...stored, 'own-system': JSON.parse(String(await remembered.jsonValue())) };
  } finally {
    await browser.close();
  }
}

async function store(
  page: Page,
  origin: string,
  documents: Readonly<Record<string, unknown>>,
): Promise<void> {
  // Any file of the origin is suitable; this one runs no script.
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, JSON.stringify(value));
  }, documents);
}

/** The command installs the package separately, so its types are unknown here. */
async function loadLighthouse(): Promise<Lighthouse> {
  const entry = process.env.FRONTBOARD_LIGHTHOUSE;
  if (entry === undefined) throw new Problem('Lighthouse is measured by npm run lighthouse.');
  const module: { default: Lighthouse } = await import(pathToFileURL(entry).href);
  return module.default;
}

/** A recorded run; without its recording a run would count as a score of 0. */
async function measureSurely(...run: Parameters<typeof measure>): Promise<LighthouseAnswer['lhr']> {
  for (let tries = 1; ; tries += 1) {
    const answer = await measure(...run);
    if (answer.runtimeError === undefined) return answer;
    if (tries === TRIES) throw new Problem(`Lighthouse could not measure: ${answer.runtimeError.message}`);
  }
}

/** One run in its own browser, whose storage has only what the app needs at its start. */
async function measure(
  lighthouse: Lighthouse,
  origin: string,
  url: string,
  stored: Readonly<Record<string, unknown>>,
): Promise<LighthouseAnswer['lhr']> {
  const profile = await mkdtemp(join(tmpdir(), 'frontboard-lighthouse-'));
  const options = chromiumLaunchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...options.args, '--remote-debugging-port=0'],
  });
  try {
    const page = await context.newPage();
    await store(page, origin, stored);
    const [port] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    const answer = await lighthouse(url, {
      port: Number(port),
      onlyCategories: Object.keys(LEAST),
      disableStorageReset: true,
      logLevel: 'error',
    });
    if (answer === undefined) throw new Problem(`Lighthouse gave no answer for ${url}.`);
    return answer.lhr;
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}

/** The median score of a category, its parts, and the reasons if it is below the minimum. */
function judge(
  runs: readonly LighthouseAnswer['lhr'][],
  screen: string,
  category: string,
  least: number,
): Row {
  const byScore = [...runs].sort((a, b) => scoreOf(a, category) - scoreOf(b, category));
  const median = byScore[Math.floor(byScore.length / 2)];
  if (median === undefined) throw new Error(`Nothing was measured for ${screen}.`);
  const score = scoreOf(median, category);
  const reasons = (median.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (median.audits[id]?.score ?? 1) < 0.9)
    .map(({ id }) => median.audits[id]?.title ?? id);
  const parts =
    category === 'performance'
      ? METRICS.map(([name, id, unit]) =>
          `${name} ${rounded(median.audits[id]?.numericValue ?? 0)} ${unit}`.trim(),
        )
      : score >= least
        ? []
        : reasons;
  return {
    what: `${screen}: ${category}`,
    figure: parts.length === 0 ? String(score) : `${score} (${parts.join('; ')})`,
    budget: String(least),
    holds: score >= least,
  };
}

/** Milliseconds are whole; a shift is a part of the screen. */
function rounded(value: number): number {
  return value < 1 ? Math.round(value * 1000) / 1000 : Math.round(value);
}

function scoreOf(run: LighthouseAnswer['lhr'], category: string): number {
  return Math.round((run.categories[category]?.score ?? 0) * 100);
}

await main();
