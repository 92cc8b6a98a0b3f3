import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Two handlers of the window may report one click; the second within this time is the same one. */
const SAME_CLICK_MS = 500;

/**
 * Opens addresses in the browser of the system, or in the mail program: http, https and mailto only.
 *
 * @param start what starts a program; the system's own way unless a test has another
 */
export function createOpenOutside(start: StartProgram = startDetached): (url: string) => void {
  let last = { href: '', atMs: Number.NEGATIVE_INFINITY };
  return (url) => {
    if (!URL.canParse(url)) return;
    const { href, protocol } = new URL(url);
    if (!['http:', 'https:', 'mailto:'].includes(protocol)) return;
    const atMs = performance.now();
    if (last.href === href && atMs - last.atMs < SAME_CLICK_MS) return;
    last = { href, atMs };
    const [program, ...args] = openCommand(href, process.platform, process.env);
    start(program, args);
  };
}

type StartProgram = (program: string, args: readonly string[]) => void;

/** The program that opens an address, and its arguments. The address is one argument, and no shell reads it. */
export function openCommand(
  href: string,
  platform: NodeJS.Platform,
  env: NodeJS.ProcessEnv,
): [string, ...string[]] {
  if (platform !== 'win32') return ['xdg-open', href];
  return [
    join(env.SystemRoot ?? 'C:\\Windows', 'System32', 'rundll32.exe'),
    'url.dll,FileProtocolHandler',
    href,
  ];
}

const startDetached: StartProgram = (program, args) => {
  const child = spawn(program, args, { detached: true, stdio: 'ignore', windowsHide: true });
  // Without a browser nothing can open it, and the window stays as it is.
  child.on('error', () => {});
  child.unref();
};
