import { basename } from 'node:path';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import { readOptions, wholeNumber } from '../scripts/lib/options.mjs';
import { Problem, runCommand } from '../scripts/lib/problem.mjs';
import { loadStaticFiles } from '../scripts/lib/static-files.ts';
import { SHOWN } from './lib/shown.ts';
import { measureOpening, type OpeningMeasure } from './opening.ts';
import { measureStatus, type StatusMeasure } from './status.ts';

const SYSTEMS = 20;
const ROUND_TRIP_MS = 40;
const SLOWDOWN = 4;
const DEFAULT_RUNS = 9;
const MEMBERS = [1_000, 2_500];

interface BuildMeasure {
  readonly status: StatusMeasure;
  readonly openings: readonly OpeningMeasure[];
}

const ROWS: readonly (readonly [name: string, of: (measure: BuildMeasure) => number | null])[] = [
  ['first system', ({ status: { first } }) => first.firstShownMs],
  ['all systems', ({ status: { first } }) => first.allShownMs],
  ['blocking', ({ status: { first } }) => first.blockingMs],
  ['return, no worker', ({ status: { returnVisit } }) => returnVisit.allShownMs],
  ['second, worker', ({ status: { workerVisits } }) => workerVisits?.second.allShownMs ?? null],
  ['third, worker', ({ status: { workerVisits } }) => workerVisits?.third.allShownMs ?? null],
  ...MEMBERS.flatMap((members, index) => [
    [
      `${members} members`,
      ({ openings }: BuildMeasure) => openings[index]?.visit.firstShownMs ?? null,
    ] as const,
    [`blocking`, ({ openings }: BuildMeasure) => openings[index]?.visit.blockingMs ?? null] as const,
  ]),
];

await runCommand(async (args) => {
  const { builds, runs = DEFAULT_RUNS } = readOptions(args, {
    command: 'npm run bench:builds',
    about: 'Measures builds of the app in turns.',
    options: {
      builds: {
        example: '../one/dist,../other/dist',
        help: 'Builds of Frontboard, measured in turns. The first is what the others are compared with.',
      },
      runs: { example: '9', help: 'How often each build is measured.', read: wholeNumber(2, 50) },
    },
  });
  if (builds === undefined) throw new Problem('--builds names at least two builds, separated by commas.');
  const folders = builds.split(',');
  const files = await Promise.all(folders.map((folder) => loadStaticFiles(folder)));
  const service = await serveSandbox({ world: 'crowd' });
  const apps = await Promise.all(
    files.map((own) => serveApp({ files: own, service: service.url as `http${string}` })),
  );
  try {
    const statuses = await measureStatus({
      clients: apps.map(({ url }) => ({ origin: url, marks: SHOWN.ours })),
      sandbox: service.sandbox,
      ids: worldGuide('crowd').follow.slice(0, SYSTEMS),
      roundTripMs: ROUND_TRIP_MS,
      slowdown: SLOWDOWN,
      runs,
    });
    const openings: OpeningMeasure[][] = [];
    for (const members of MEMBERS)
      openings.push(
        await measureOpening(files, { members, roundTripMs: ROUND_TRIP_MS, slowdown: SLOWDOWN, runs }),
      );
    const measures = statuses.map((status, index) => ({
      status,
      openings: openings.flatMap((own) => own[index] ?? []),
    }));
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
