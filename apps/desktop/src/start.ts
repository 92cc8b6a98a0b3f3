import { mkdirSync, readFileSync } from 'node:fs';
import { placeAddon } from './addon-file.ts';
import { createAnswer } from './answer-request.ts';
import { openAppWindow } from './app-window.ts';
import { createAskFolder } from './ask-folder.ts';
import { createAskType } from './ask-type.ts';
import { createCopyFolder } from './copy-folder.ts';
import { dataFolder } from './data-folder.ts';
import { countFailedStarts } from './failed-starts.ts';
import { showProblem } from './message-box.ts';
import { openNativeWindow } from './native-window.ts';
import { createOpenOutside } from './open-outside.ts';
import { pageServiceOrigin } from './page-service.ts';
import type { ShownWindow, WindowOptions } from './shown-window.ts';
import { becomeOnlyInstance } from './single-instance.ts';
import { openStartLog } from './start-log.ts';
import { unpackWeb } from './web-archive.ts';
import { words } from './words.ts';

/** What the build embeds. */
interface Program {
  readonly version: string;
  /** The path of the embedded web build. */
  readonly web: string;
  /** The path of the embedded addon that opens native windows; null where there is none for the system. */
  readonly addon: string | null;
  /** The loopback port for the browser that replaces a native window. */
  readonly port: number;
}

/** The whole program: one instance, one window, until it is closed. */
export async function startProgram({ version, web, addon, port }: Program): Promise<void> {
  const folder = dataFolder(process.platform, process.env);
  mkdirSync(folder, { recursive: true });
  let shown: ShownWindow | null = null;
  if (!(await becomeOnlyInstance(folder, () => shown?.show()))) process.exit(0);

  const log = openStartLog(folder, version);
  const files = unpackWeb(readFileSync(web));
  const openOutside = createOpenOutside();
  const window: WindowOptions = {
    folder,
    icon: files.get('/icon-192.png')?.body ?? new Uint8Array(),
    answer: createAnswer(files, {
      openOutside,
      askType: createAskType(pageServiceOrigin(files.get('/index.html'))),
      copies: createCopyFolder(folder, createAskFolder()),
    }),
    openOutside,
    onClosed: () => process.exit(0),
    log,
  };
  try {
    shown = (await tryNativeWindow(window, { addon, version })) ?? (await openAppWindow({ ...window, port }));
  } catch (error) {
    log(`no window: ${reasonOf(error)}`);
    await showProblem(words.cannotOpen(reasonOf(error)));
    process.exit(1);
  }
}

/** Null if none can be opened; the log says why. */
async function tryNativeWindow(
  window: WindowOptions,
  { addon, version }: Pick<Program, 'addon' | 'version'>,
): Promise<ShownWindow | null> {
  const { folder, log } = window;
  const starts = countFailedStarts(folder, version);
  if (addon === null || starts.areTooMany) {
    log(`no native window: ${addon === null ? 'this build has none' : 'it failed to show the page before'}`);
    return null;
  }
  starts.begin();
  const onShown = () => {
    log('the page is shown in a native window');
    starts.end();
  };
  try {
    return await openNativeWindow({ ...window, addonFile: placeAddon(addon, folder), onShown });
  } catch (error) {
    log(`no native window: ${reasonOf(error)}`);
    starts.end();
    return null;
  }
}

/** The innermost reason: the loader of the addon hides it under advice about npm. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : reasonOf(error.cause);
}
