import { mkdir, writeFile } from 'node:fs/promises';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import { inRoot } from '../scripts/lib/root.mjs';
import { loadStaticFiles, type StaticFiles } from '../scripts/lib/static-files.ts';
import { type Row, renderTable } from './lib/table.ts';
import { type MembersMeasure, measureMembers } from './members.ts';
import { measureStatus, type StatusMeasure } from './status.ts';

/** How long every request to the service takes on the way there and back together. */
const ROUND_TRIP_MS = 40;
/** The processor runs at a quarter of its speed, as a cheap phone does. */
const SLOWDOWN = 4;

/** What PKStatus 0.12.2 took on the machine that measured it, at a quarter of its speed (docs/decisions, budgets). */
const PKSTATUS = { firstShownMs: 1_850, returnVisitMs: 1_740 };

const KIB = 1024;

async function main(): Promise<void> {
  const counts = readCounts(process.argv.slice(2));
  const files = await loadStaticFiles(inRoot('apps/web/dist'));
  const service = await serveSandbox({ world: 'crowd' });
  const app = await serveApp({ files, service: service.url as `http${string}` });
  const measures: StatusMeasure[] = [];
  try {
    for (const systems of counts) {
      console.log(`Measuring ${systems} followed systems …`);
      measures.push(
        await measureStatus({
          appUrl: app.url,
          sandbox: service.sandbox,
          ids: worldGuide('crowd').follow.slice(0, systems),
          roundTripMs: ROUND_TRIP_MS,
          slowdown: SLOWDOWN,
          runs: systems <= 20 ? 3 : 1,
        }),
      );
    }
  } finally {
    await app.close();
    await service.close();
  }
  const members = await measureLargeList(files);
  const rows = [...measures.flatMap(statusRows), ...memberRows(members)];
  const table = renderTable(rows);
  console.log(`\n${table}\n`);
  await mkdir(inRoot('bench/results'), { recursive: true });
  await writeFile(inRoot('bench/results/latest.md'), `${resultsHead()}\n${table}\n`);
  await writeFile(inRoot('bench/results/latest.json'), `${JSON.stringify({ measures, members }, null, 2)}\n`);
  const broken = rows.filter((row) => row.holds === false);
  console.log(broken.length === 0 ? 'Every budget holds.' : `${broken.length} budgets do not hold.`);
  if (broken.length > 0) process.exitCode = 1;
}

async function measureLargeList(files: StaticFiles): Promise<MembersMeasure> {
  console.log('Measuring the members of a large system …');
  const service = await serveSandbox({ world: 'large' });
  const app = await serveApp({ files, service: service.url as `http${string}` });
  try {
    const [system = ''] = worldGuide('large').follow;
    const token = service.sandbox.tokens.find(({ systemId }) => systemId === system)?.token ?? '';
    return await measureMembers({ appUrl: app.url, system, token, slowdown: SLOWDOWN, runs: 3 });
  } finally {
    await app.close();
    await service.close();
  }
}

function memberRows(measure: MembersMeasure): Row[] {
  const { members, shownMs, nodes, heapBytes, listHeapBytes, keyMs, answerMs } = measure;
  const name = (what: string) => `${members} members: ${what}`;
  const MIB = KIB * KIB;
  return [
    {
      what: name('shown, from the arrival of their data'),
      figure: ms(shownMs),
      budget: ms(1_000),
      holds: shownMs <= 1_000,
    },
    { what: name('elements in the page'), figure: String(nodes), budget: '1500', holds: nodes <= 1_500 },
    {
      what: name('heap'),
      figure: `${(heapBytes / MIB).toFixed(1)} MiB, of it for the list ${(listHeapBytes / MIB).toFixed(1)}`,
      budget: '20 MiB',
      holds: heapBytes <= 20 * MIB,
    },
    {
      what: name('one key in the filter, median / worst'),
      figure: `${ms(keyMs.median)} / ${ms(keyMs.worst)}`,
      budget: `${ms(40)} / ${ms(80)}`,
      holds: keyMs.median <= 40 && keyMs.worst <= 80,
    },
    {
      what: name('until the list answers a key, median / worst'),
      figure: `${ms(answerMs.median)} / ${ms(answerMs.worst)}`,
      budget: '',
      holds: null,
    },
  ];
}

function readCounts(args: readonly string[]): number[] {
  const at = args.indexOf('--systems');
  if (at < 0) return [20, 100, 200];
  const counts = (args[at + 1] ?? '').split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 1 || count > 200)) {
    console.error('--systems takes whole numbers from 1 to 200, separated by commas.');
    process.exit(2);
  }
  return counts;
}

function statusRows(measure: StatusMeasure): Row[] {
  const { systems, first, floorMs, returnVisit, workerVisit, requests } = measure;
  const ratio = first.allShownMs / floorMs;
  const name = (what: string) => `${systems} followed: ${what}`;
  const rows: Row[] = [
    {
      what: name('first one shown, first visit'),
      figure: ms(first.firstShownMs),
      budget: `${ms(0.7 * PKSTATUS.firstShownMs)} (0.7 of PKStatus)`,
      holds: first.firstShownMs <= 0.7 * PKSTATUS.firstShownMs,
    },
    {
      what: name('all shown, first visit'),
      figure: `${ms(first.allShownMs)} = ${ratio.toFixed(2)} of the floor`,
      budget: `1.15 of the floor of ${ms(floorMs)}`,
      holds: ratio <= 1.15,
    },
    {
      what: name('all shown, from the first request'),
      figure: `${ms(measure.answeringMs)} = ${(measure.answeringMs / measure.limitFloorMs).toFixed(2)} of the limit's floor`,
      budget: '',
      holds: null,
    },
    {
      what: name('requests · 429 · preflights'),
      figure: `${requests.sent} · ${requests.limited} · ${requests.preflights}`,
      budget: `${systems * 2} · 0 · 0`,
      holds: requests.limited === 0 && requests.preflights === 0 && requests.sent <= systems * 2,
    },
    {
      what: name('all shown, return visit, service out of reach, no worker'),
      figure: ms(returnVisit.allShownMs),
      budget: systems === 20 ? `${ms(0.4 * PKSTATUS.returnVisitMs)} (0.4 of PKStatus)` : '',
      holds: systems === 20 ? returnVisit.allShownMs <= 0.4 * PKSTATUS.returnVisitMs : null,
    },
    {
      what: name('blocking time, first visit'),
      figure: ms(first.blockingMs),
      budget: systems === 20 ? '500 ms' : '',
      holds: systems === 20 ? first.blockingMs <= 500 : null,
    },
    {
      what: name('heap · elements'),
      figure: `${(first.heapBytes / 1e6).toFixed(1)} MB · ${first.nodes}`,
      budget: '',
      holds: null,
    },
  ];
  if (workerVisit !== null) {
    rows.push({
      what: name('all shown, return visit, service out of reach, by the worker'),
      figure: ms(workerVisit.allShownMs),
      budget: `${ms(0.4 * PKSTATUS.returnVisitMs)} (0.4 of PKStatus)`,
      holds: workerVisit.allShownMs <= 0.4 * PKSTATUS.returnVisitMs,
    });
  }
  if (systems === 20) {
    const bytes = first.files.reduce((total, file) => total + file.brotliBytes, 0);
    rows.unshift({
      what: 'first route: JS + CSS + fonts, brotli',
      figure: `${(bytes / KIB).toFixed(1)} kB in ${first.files.length} files`,
      budget: '160 kB',
      holds: bytes <= 160 * KIB,
    });
  }
  return rows;
}

function resultsHead(): string {
  return [
    '# Measured',
    '',
    `Real Chromium, the built app, the sandbox over HTTP with ${ROUND_TRIP_MS} ms round trip, processor at 1/${SLOWDOWN} of its speed,`,
    'medians of three runs for 20 systems and single runs beyond. Written by `npm run bench`.',
    '',
  ].join('\n');
}

function ms(value: number): string {
  return `${Math.round(value)} ms`;
}

await main();
