import { mkdir, writeFile } from 'node:fs/promises';
import { worldGuide } from '@frontboard/sandbox';
import { serveSandbox } from '@frontboard/sandbox/node';
import { serveApp } from '../scripts/lib/app-server.ts';
import { readOptions } from '../scripts/lib/options.mjs';
import { Problem, runCommand } from '../scripts/lib/problem.mjs';
import { inRoot } from '../scripts/lib/root.mjs';
import { loadStaticFiles, type StaticFiles } from '../scripts/lib/static-files.ts';
import { measureFile } from './files.ts';
import { measureHistory } from './history.ts';
import { measureImport } from './importing.ts';
import { FILLED_SYSTEM, fillUp } from './lib/fill-up.ts';
import { SHOWN } from './lib/shown.ts';
import { renderTable } from './lib/table.ts';
import { measureFields, measureFolders } from './local.ts';
import { type MembersMeasure, measureMembers } from './members.ts';
import { measureOpening, type OpeningMeasure } from './opening.ts';
import { measureProxies, type ProxiesMeasure, type TaggedSystem } from './proxies.ts';
import {
  fileRows,
  historyRows,
  importRow,
  localRow,
  MACHINE_OF_THE_BUDGETS,
  memberRows,
  openingRows,
  proxiesRow,
  screenRows,
  statusRows,
  switchingRows,
  wallRows,
  type Yardstick,
  yardstickOf,
} from './rows.ts';
import { measureScreens } from './screens.ts';
import { type Client, measureStatus, type StatusMeasure } from './status.ts';
import { measureSwitching } from './switching.ts';
import { measureWall, type WallMeasure } from './wall.ts';

/** The round trip of every request to the service. */
const ROUND_TRIP_MS = 40;
/** The processor runs at a quarter of its speed, like a cheap phone. */
const SLOWDOWN = 4;
const DEFAULT_SYSTEMS = [20, 100, 200];
/** More of them take minutes each, and PKStatus is measured with at most this many. */
const REPEATED_SYSTEMS = 20;

/** Budgets that are a few per cent of another figure need more runs than others. */
const RUNS_OF_RATIOS = 15;

/** More than the service allows by default. */
const MOST_MEMBERS = 2_500;

/** Years of a busy system. */
const LONG_HISTORY = { switches: 50_000, members: 400 };

/** A large file of a program with chats. */
const LARGE_FILE = { members: 2_500, switches: 50_000, messages: 60_000 };

/** The service's maximum for a large system, and tags far longer than it accepts today. */
const TAGGED: readonly TaggedSystem[] = [
  { members: 1_000, tagsEach: 4, sideLength: 48 },
  { members: 30, tagsEach: 1, sideLength: 3_004 },
];

await runCommand(async (args) => {
  const { systems = DEFAULT_SYSTEMS, pkstatus } = readOptions(args, {
    command: 'npm run bench',
    about: 'Measures the built app on a slow network and processor.',
    options: {
      systems: {
        example: '20,100',
        help: 'How many followed systems, one or several numbers.',
        read: readCounts,
      },
      pkstatus: {
        example: '../pkstatus/dist',
        help: 'A build of PKStatus 0.12 to measure in turns with ours; decision 0039 says what it needs.',
      },
    },
  });
  const ours = await loadStaticFiles(inRoot('apps/web/dist'));
  const peer = pkstatus === undefined ? null : await loadStaticFiles(pkstatus);
  const statuses = await measureStatuses(systems, ours, peer);
  const yardstick = yardstickFrom(statuses);
  const openings = await measureOpenings(ours);
  const { members, wall } = await measureLargeList(ours);
  const ofRatios = { slowdown: SLOWDOWN, runs: RUNS_OF_RATIOS };
  console.log('Comparing Status with and without folders …');
  const folders = await measureFolders(ours, ofRatios);
  console.log('Comparing the own members with and without fields …');
  const fields = await measureFields(ours, ofRatios);
  console.log('Opening a board and a list of birthdays …');
  const screens = await measureScreens(ours, {
    members: MOST_MEMBERS,
    roundTripMs: ROUND_TRIP_MS,
    slowdown: SLOWDOWN,
    runs: 3,
  });
  console.log('Counting the requests of a burst of switches …');
  const switching = await measureSwitching(ours);
  console.log('Comparing proxy tags …');
  const proxies: ProxiesMeasure[] = [];
  for (const tagged of TAGGED) proxies.push(await measureProxies(ours, tagged, SLOWDOWN));
  console.log('Looking at a long history …');
  const history = await measureHistory(ours, { ...LONG_HISTORY, slowdown: SLOWDOWN });
  console.log('Reading a large file …');
  const file = await measureFile(LARGE_FILE);
  console.log('Previewing an import …');
  const importing = await measureImport(ours, { ...LARGE_FILE, messages: 0 });
  const rows = [
    ...statuses.flatMap(({ ours: own, ...options }) => statusRows(own, { ...options, yardstick })),
    ...openings.flatMap((opening) => openingRows(opening, yardstick)),
    ...memberRows(members, yardstick),
    ...wallRows(wall, yardstick),
    localRow(folders),
    localRow(fields),
    ...screens.flatMap((screen) => screenRows(screen, yardstick)),
    ...historyRows(history, yardstick),
    ...switchingRows(switching),
    ...proxies.map((measure) => proxiesRow(measure, yardstick)),
    ...fileRows(file),
    importRow(importing, yardstick),
  ];
  const table = renderTable(rows);
  console.log(`\n${table}\n`);
  await mkdir(inRoot('bench/results'), { recursive: true });
  await writeFile(inRoot('bench/results/latest.md'), `${resultsHead(yardstick)}\n${table}\n`);
  await writeFile(
    inRoot('bench/results/latest.json'),
    `${JSON.stringify({ statuses, openings, members, wall, screens, history, switching, proxies, file, importing }, null, 2)}\n`,
  );
  const broken = rows.filter((row) => row.holds === false);
  console.log(broken.length === 0 ? 'Every budget holds.' : `${broken.length} budgets do not hold.`);
  return broken.length === 0 ? 0 : 1;
});

interface Statuses {
  readonly systems: number;
  readonly ours: StatusMeasure;
  readonly peer: StatusMeasure | null;
}

async function measureStatuses(
  counts: readonly number[],
  ours: StaticFiles,
  pkstatus: StaticFiles | null,
): Promise<Statuses[]> {
  const service = await serveSandbox({ world: 'crowd' });
  const serve = (files: StaticFiles) => serveApp({ files, service: service.url as `http${string}` });
  const app = await serve(ours);
  const peer = pkstatus === null ? null : await serve(pkstatus);
  try {
    const statuses: Statuses[] = [];
    for (const systems of counts) {
      const isRepeated = systems <= REPEATED_SYSTEMS;
      const clients: Client[] = [{ origin: app.url, marks: SHOWN.ours }];
      if (peer !== null && isRepeated) clients.push({ origin: peer.url, marks: SHOWN.pkstatus });
      console.log(`Measuring ${systems} followed systems …`);
      const [own, beside = null] = await measureStatus({
        clients,
        sandbox: service.sandbox,
        ids: worldGuide('crowd').follow.slice(0, systems),
        roundTripMs: ROUND_TRIP_MS,
        slowdown: SLOWDOWN,
        runs: isRepeated ? 3 : 1,
      });
      if (own !== undefined) statuses.push({ systems, ours: own, peer: beside });
    }
    return statuses;
  } finally {
    await app.close();
    await peer?.close();
    await service.close();
  }
}

function yardstickFrom(statuses: readonly Statuses[]): Yardstick {
  const beside = statuses.find(({ systems, peer }) => systems === REPEATED_SYSTEMS && peer !== null)?.peer;
  return beside == null ? MACHINE_OF_THE_BUDGETS : yardstickOf(beside);
}

async function measureLargeList(files: StaticFiles): Promise<{ members: MembersMeasure; wall: WallMeasure }> {
  console.log('Measuring the members of a large system …');
  const service = await serveSandbox({ world: 'large' });
  fillUp(service.sandbox.state, MOST_MEMBERS);
  const app = await serveApp({ files, service: service.url as `http${string}` });
  try {
    const options = { appUrl: app.url, system: FILLED_SYSTEM, slowdown: SLOWDOWN, runs: 3 };
    return { members: await measureMembers(options), wall: await measureWall(options) };
  } finally {
    await app.close();
    await service.close();
  }
}

async function measureOpenings(files: StaticFiles): Promise<OpeningMeasure[]> {
  const openings: OpeningMeasure[] = [];
  for (const members of [1_000, MOST_MEMBERS]) {
    console.log(`Opening a list of ${members} members …`);
    openings.push(
      ...(await measureOpening([files], {
        members,
        roundTripMs: ROUND_TRIP_MS,
        slowdown: SLOWDOWN,
        runs: 3,
      })),
    );
  }
  return openings;
}

function readCounts(text: string): number[] {
  const counts = text.split(',').map(Number);
  if (counts.some((count) => !Number.isInteger(count) || count < 1 || count > 200)) {
    throw new Problem('--systems takes whole numbers from 1 to 200, separated by commas.');
  }
  return counts;
}

function resultsHead(yardstick: Yardstick): string {
  return [
    '# Measured',
    '',
    `Real Chromium, the built app, the sandbox over HTTP with ${ROUND_TRIP_MS} ms round trip, processor at 1/${SLOWDOWN} of its speed,`,
    'medians of three runs for 20 and for the most systems, single runs between. Written by `npm run bench`.',
    ...(yardstick === MACHINE_OF_THE_BUDGETS
      ? []
      : [
          `PKStatus was measured in turns with it. On this machine it took ${yardstick.machine.toFixed(2)} times as long as on the one of the budgets, and`,
          'budgets in milliseconds are so many times as long here.',
        ]),
    '',
  ].join('\n');
}
