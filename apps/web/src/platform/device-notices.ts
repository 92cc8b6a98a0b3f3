/** Whether the device shows notices of this site; `unsupported` where the browser has none, or not at this address. */
export type NoticePermission = NotificationPermission | 'unsupported';

/** One notice of the device. */
export interface DeviceNotice {
  /** A notice with the tag of one that is still shown takes its place. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  /** The address within the app that a click leads to. */
  readonly path: string;
}

/** What is told outside the page. */
export interface DeviceNotices {
  permission(): NoticePermission;
  /** Lets the browser ask the person, where they have not answered yet. Returns what holds then. */
  ask(): Promise<NoticePermission>;
  /** Shows a notice; does nothing where that is not allowed. */
  show(notice: DeviceNotice): Promise<void>;
  /** Takes back the notice of `tag`, or all of ours. */
  close(tag?: string): Promise<void>;
  /** Calls `fn` with the path of a notice that was clicked, with this page in front. Returns the way to stop. */
  onClick(fn: (path: string) => void): () => void;
  /** Calls `fn` when the permission may have changed. Returns the way to stop. */
  onPermission(fn: () => void): () => void;
}

/** What the worker posts to a page whose notice was clicked; `public/notice-clicks.js` is the other end. */
const CLICK_MESSAGE = 'frontboard-notice-click';

const shown = new Map<string, Notification>();
const clickListeners = new Set<(path: string) => void>();
const permissionListeners = new Set<() => void>();

/** The notices of this browser: by the worker where there is one, as phones demand, else by the page itself. */
export const browserNotices: DeviceNotices = {
  permission,
  async ask() {
    if (permission() === 'default') {
      await Notification.requestPermission();
      for (const fn of [...permissionListeners]) fn();
    }
    return permission();
  },
  async show(notice) {
    if (permission() !== 'granted') return;
    const { tag, title, text, path } = notice;
    // No sound: whoever wants one has it from elsewhere.
    const options = { tag, body: text, icon: '/icon-192.png', silent: true, data: { path } };
    const worker = await registration();
    if (worker !== null) {
      await worker.showNotification(title, options);
      return;
    }
    try {
      const notification = new Notification(title, options);
      shown.set(tag, notification);
      notification.addEventListener('close', () => {
        if (shown.get(tag) === notification) shown.delete(tag);
      });
      notification.addEventListener('click', () => {
        window.focus();
        notification.close();
        tellClick(path);
      });
    } catch {
      // Browsers of phones refuse it without a worker, which then is not there yet.
    }
  },
  async close(tag) {
    for (const [key, notification] of shown) if (tag === undefined || key === tag) notification.close();
    const worker = await registration();
    const theirs = await worker?.getNotifications(tag === undefined ? {} : { tag });
    for (const notification of theirs ?? []) notification.close();
  },
  onClick(fn) {
    clickListeners.add(fn);
    const handle = ({ data }: MessageEvent<{ type?: unknown; path?: unknown } | null>) => {
      if (data?.type === CLICK_MESSAGE && typeof data.path === 'string') fn(data.path);
    };
    // Missing where a page may have no worker.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    workers?.addEventListener('message', handle);
    return () => {
      clickListeners.delete(fn);
      workers?.removeEventListener('message', handle);
    };
  },
  onPermission(fn) {
    permissionListeners.add(fn);
    // The person comes back from the browser's own settings.
    window.addEventListener('focus', fn);
    return () => {
      permissionListeners.delete(fn);
      window.removeEventListener('focus', fn);
    };
  },
};

function permission(): NoticePermission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

function tellClick(path: string): void {
  for (const fn of [...clickListeners]) fn(path);
}

/** The worker that can show notices, or null. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const found = await workers?.getRegistration().catch(() => undefined);
  return found?.active ? found : null;
}
