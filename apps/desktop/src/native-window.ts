import type { BrowserWindow } from '@webviewjs/webview';
import type { ShownWindow, WindowOptions } from './shown-window.ts';
import { fitPlace, keepPlace, readPlace, type WindowPlace } from './window-place.ts';

/** The page's origin is made of this; what it stores belongs to the origin, so it never changes. */
const SCHEME = 'frontboard';
const ORIGINS = [`https://${SCHEME}.localhost`, `${SCHEME}://localhost`];
const SIZE = { width: 1100, height: 760 };
const SMALLEST = { width: 360, height: 480 };

interface NativeWindowOptions extends WindowOptions {
  /** The addon on the disk. */
  readonly addonFile: string;
  /** Called when the page is shown for the first time. */
  readonly onShown: () => void;
}

/**
 * Opens the page in a window of the system's own web view. It is reached by its own protocol, so no port is open.
 *
 * @throws When the addon can't be loaded, or the system has no web view.
 */
export async function openNativeWindow(options: NativeWindowOptions): Promise<ShownWindow> {
  const { addonFile, folder, icon, answer, openOutside, onShown, onClosed, log } = options;
  process.env.NAPI_RS_NATIVE_LIBRARY_PATH = addonFile;
  const { Application, getWebviewVersion } = await import('@webviewjs/webview');
  log('the addon is loaded');
  // Throws where there is none, before a window is opened.
  log(`the web view is ${getWebviewVersion()}`);

  const application = new Application();
  const window = application.createBrowserWindow({ title: 'Frontboard', ...SIZE, logical: true });
  window.setMinSize(SMALLEST.width, SMALLEST.height, true);
  window.setWindowIcon(icon);
  const place = restorePlace(window, folder);

  const goOutside = (url: string) => void setTimeout(() => openOutside(url));
  window.registerProtocol(SCHEME, answer);
  const page = window.createWebview({
    url: `${SCHEME}://localhost/`,
    webContext: application.createWebContext({ dataDirectory: `${folder}/web` }),
    enableDevtools: false,
    hotkeysZoom: true,
    useHttpsScheme: true,
    navigationHandler(url) {
      const isOwn = isOwnAddress(url);
      if (!isOwn) goOutside(url);
      return isOwn;
    },
    newWindowHandler({ url }) {
      if (url !== undefined && !isOwnAddress(url)) goOutside(url);
      return false;
    },
  });
  page.once('page-load-finished', onShown);
  application.on('window-close-requested', () => {
    keepPlace(folder, place.read());
    onClosed();
  });
  await application.whenReady();
  return {
    show() {
      if (window.isMinimized()) window.setMinimized(false);
      window.show();
      window.focus();
    },
  };
}

/** Addresses of the app, and the files it hands to the person, which are made in the page. */
function isOwnAddress(url: string): boolean {
  const address = url.startsWith('blob:') ? url.slice('blob:'.length) : url;
  return url === 'about:blank' || ORIGINS.some((own) => address === own || address.startsWith(`${own}/`));
}

/** Puts the window where it was last, and follows it from there; a maximised or minimised window keeps the place it had before. */
function restorePlace(window: BrowserWindow, folder: string): { read(): WindowPlace } {
  const stored = readPlace(folder);
  const fitting = stored === null ? null : fitPlace(stored, window.getAvailableMonitors());
  if (fitting !== null) {
    window.setSize(fitting.width, fitting.height, false);
    window.setPosition(fitting.x, fitting.y, false);
  }
  if (stored?.isMaximized === true) window.setMaximized(true);

  let ordinary = fitting;
  const follow = () => {
    if (window.isMaximized() || window.isMinimized()) return;
    const here = { ...window.getPosition(false), ...window.getInnerSize(false), isMaximized: false };
    // While the window changes to or from the full screen, it is briefly where it could not be dragged.
    ordinary = fitPlace(here, window.getAvailableMonitors()) ?? ordinary;
  };
  window.on('move', follow);
  window.on('resize', follow);
  if (stored?.isMaximized !== true) follow();
  return {
    read: () => ({
      ...(ordinary ?? { ...window.getPosition(false), ...window.getInnerSize(false) }),
      isMaximized: window.isMaximized(),
    }),
  };
}
