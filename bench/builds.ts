import { basename } from 'node:path';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import { readOptions, readText } from '../scripts/lib/options.mjs';
import { Problem, runCommand } from '../scripts/lib/problem.mjs';
import { loadStaticFiles } from '../scripts/lib/static-files.ts';
import { SHOWN } from './lib/shown.ts';
import { measureStatus, type StatusMeasure } from './status.ts';

const SYSTEMS = 20;
const ROUND_TRIP_MS = 40;
const SLOWDOWN = 4;
const DEFAULT_RUNS = 9;

const ROWS: readonly (readonly [name: string, of: (measure: StatusMeasure) => number | null])[] = [
  ['first system', ({ first }) => first.firstShownMs],
  ['all systems', ({ first }) => first.allShownMs],
  ['blocking', ({ first }) => first.blockingMs],
  ['return, no worker', ({ returnVisit }) => returnVisit.allShownMs],
  ['return, worker', ({ workerVisit }) => workerVisit?.allShownMs ?? null],
];

await runCommand(async (args) => {
  const { builds, runs = DEFAULT_RUNS } = readOptions(args, {
    command: 'npm run bench:builds',
    options: {
      builds: {
        example: '../one/dist,../other/dist',
        help: 'Builds of Frontboard, measured in turns. The first is what the others are compared with.',
        read: readText,
      },
      runs: { example: '9', help: 'How often each build is measured.', read: readRuns },
    },
  });
  if (builds === undefined) throw new Problem('--builds names at least two builds, separated by commas.');
  const folders = builds.split(',');
  const service = await serveSandbox({ world: 'crowd' });
  const apps = await Promise.all(
    folders.map(async (folder) =>
      serveApp({ files: await loadStaticFiles(folder), service: service.url as `http${string}` }),
    ),
  );
  try {
    const measures = await measureStatus({
      clients: apps.map(({ url }) => ({ origin: url, shown: SHOWN.ours })),
      sandbox: service.sandbox,
      ids: worldGuide('crowd').follow.slice(0, SYSTEMS),
      roundTripMs: ROUND_TRIP_MS,
      slowdown: SLOWDOWN,
      runs,
    });
    console.log(`| build | ${ROWS.map(([name]) => name).join(' | ')} |`);
    console.log(`| --- |${' --- |'.repeat(ROWS.length)}`);
    for (const [index, measure] of measures.entries()) {
      const cells = ROWS.map(([, of]) =>
        cell(of(measure), measures[0] === undefined ? null : of(measures[0])),
      );
      console.log(`| ${basename(folders[index] ?? '')} | ${cells.join(' | ')} |`);
    }
    return 0;
  } finally {
    for (const app of apps) await app.close();
    await service.close();
  }
});

/** Milliseconds, and the ratio to the first build. */
function cell(ms: number | null, firstMs: number | null): string {
  if (ms === null || firstMs === null) return '';
  return `${Math.round(ms)} ms (${(ms / firstMs).toFixed(2)})`;
}

function readRuns(value: string | null): number {
  const runs = Number(value);
  if (!Number.isInteger(runs) || runs < 2 || runs > 50)
    throw new Problem('--runs takes a whole number from 2 to 50.');
  return runs;
}
