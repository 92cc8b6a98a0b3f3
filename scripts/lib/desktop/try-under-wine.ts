import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { appVersion } from '../native/output.mjs';
import { Problem } from '../problem.mjs';
import { inRoot } from '../root.mjs';
import { run } from '../run.mjs';
import { buildProgram } from './build-program.ts';
import { loadWindowsFiles } from './program-licences.ts';
import { startScreen } from './screen.ts';

const execFileAsync = promisify(execFile);

const WORK = inRoot('.cache/native/wine');
const DRIVE = join(WORK, 'prefix/drive_c');
const DEADLINE_MS = 60_000;
/** Not the port of a release, which may be running. */
const PORT = 47_616;

interface Step {
  /** The expected result, as a sentence. */
  readonly step: string;
  readonly isDone: boolean;
}

/**
 * Starts the program for Windows under wine, first without any browser, then with a replacement for Edge, and reports how far it gets.
 *
 * @throws {Problem} When wine can't be made ready.
 */
export async function tryUnderWine(): Promise<readonly Step[]> {
  await mkdir(WORK, { recursive: true });
  const program = join(WORK, 'Frontboard.exe');
  await buildProgram({
    target: 'windows',
    web: await loadWindowsFiles(),
    version: appVersion(),
    outFile: program,
    workFolder: join(WORK, 'build'),
    port: PORT,
  });
  const screen = await startScreen();
  const env = {
    WINEPREFIX: join(WORK, 'prefix'),
    WINEDEBUG: '-all',
    // Neither .NET nor a browser of wine's own, which it would offer to download.
    WINEDLLOVERRIDES: 'mscoree,mshtml=',
    DISPLAY: screen.display,
  };
  try {
    await prepareWindows(env);
    return [...(await tryWithoutBrowser(program, env)), ...(await tryWithEdge(program, env))];
  } finally {
    await wine(['wineboot', '-k'], env);
    screen.close();
  }
}

/** A Windows of its own, made again, with what wine 8 lacks for Bun. */
async function prepareWindows(env: NodeJS.ProcessEnv): Promise<void> {
  await rm(join(WORK, 'prefix'), { recursive: true, force: true });
  const version = 'HKLM\\Software\\Microsoft\\Windows NT\\CurrentVersion';
  // The window library asks newer builds for functions of the dark mode that end wine's.
  const build = ['CurrentBuildNumber', 'CurrentBuild'].map((name) => [
    'reg',
    'add',
    version,
    '/v',
    name,
    '/t',
    'REG_SZ',
    '/d',
    '17134',
    '/f',
  ]);
  for (const command of [['wineboot', '-i'], ['winecfg', '-v', 'win10'], ...build]) await wine(command, env);
  await compile(
    ['-shared', '-o', join(DRIVE, 'windows/system32/bcryptprimitives.dll')],
    'process-prng.c',
    '-ladvapi32',
  );
}

async function tryWithoutBrowser(program: string, env: NodeJS.ProcessEnv): Promise<readonly Step[]> {
  const running = startProgram(program, env);
  const isBoxShown = await seen(async () => {
    const { stdout } = await execFileAsync('xwininfo', ['-root', '-tree'], {
      env: { ...process.env, ...env },
    });
    return stdout.includes('"Frontboard"');
  });
  const log = await readLog();
  await wine(['wineboot', '-k'], env);
  await ended(running);
  return [
    { step: 'the program starts as one for Windows', isDone: log.includes('on win32') },
    { step: 'the addon is put on the disk and loaded', isDone: log.includes('the addon is loaded') },
    { step: 'a missing WebView2 is noticed', isDone: log.includes('no native window: ') },
    { step: 'without Edge, too, a box says what to install', isDone: isBoxShown },
  ];
}

async function tryWithEdge(program: string, env: NodeJS.ProcessEnv): Promise<readonly Step[]> {
  const folder = join(DRIVE, 'Program Files (x86)/Microsoft/Edge/Application');
  await mkdir(folder, { recursive: true });
  await compile(['-o', join(WORK, 'msedge.exe')], 'stand-in-edge.c', '-lwininet');
  await copyFile(join(WORK, 'msedge.exe'), join(folder, 'msedge.exe'));
  const running = startProgram(program, env);
  const code = await Promise.race([ended(running), wait(DEADLINE_MS, null, { ref: false })]);
  const note = await readFile(join(DRIVE, 'edge.txt'), 'utf8').catch(() => '');
  return [
    { step: 'Edge is started in app mode', isDone: note.includes(`--app=http://127.0.0.1:${PORT}/`) },
    { step: 'Edge is given the page', isDone: note.includes('<!doctype html>') },
    { step: 'the program ends with the last window', isDone: code === 0 },
  ];
}

async function readLog(): Promise<string> {
  const users = await readdir(join(DRIVE, 'users'));
  const logs = users.map((user) =>
    readFile(join(DRIVE, 'users', user, 'AppData/Local/Frontboard/start.log'), 'utf8').catch(() => ''),
  );
  return (await Promise.all(logs)).join('');
}

function startProgram(program: string, env: NodeJS.ProcessEnv): ChildProcess {
  return spawn('wine', [program], { cwd: WORK, env: { ...process.env, ...env }, stdio: 'ignore' });
}

async function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

async function seen(look: () => Promise<boolean>): Promise<boolean> {
  const endMs = Date.now() + DEADLINE_MS;
  while (Date.now() < endMs) {
    if (await look()) return true;
    await wait(500);
  }
  return false;
}

function wine(command: string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  return run('wine', command, { env, logFile: join(WORK, 'wine.log'), timeoutMs: 4 * DEADLINE_MS });
}

async function compile(output: string[], source: string, library: string): Promise<void> {
  const args = [...output, inRoot('apps/desktop/wine', source), library];
  const code = await run('x86_64-w64-mingw32-gcc', args, { logFile: join(WORK, 'gcc.log') });
  if (code !== 0) throw new Problem(`${source} could not be compiled; see .cache/native/wine/gcc.log.`);
}
