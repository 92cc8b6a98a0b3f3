/** Whether the device shows notifications of this site; `unsupported` where the browser has none, or none at this address. */
export type DevicePermission = NotificationPermission | 'unsupported';

/** One notification. */
export interface DeviceNotification {
  /** A notification replaces a visible one with the same tag. */
  readonly tag: string;
  readonly title: string;
  readonly text: string;
  /** The path of the app that a click opens. */
  readonly path: string;
}

/** Notifications of the operating system. */
export interface DeviceNotifications {
  permission(): DevicePermission;
  /** Asks the person for permission, unless they have answered before. Resolves to the resulting permission. */
  ask(): Promise<DevicePermission>;
  /** Shows a notification; does nothing without permission. */
  show(notification: DeviceNotification): Promise<void>;
  /** Closes the notification with `tag`, or all of this app. */
  close(tag?: string): Promise<void>;
  /** Calls `fn` with the path of each clicked notification, after this page has the focus. Returns a function that stops it. */
  onClick(fn: (path: string) => void): () => void;
  /** Calls `fn` when the permission may have changed. Returns a function that stops it. */
  onPermission(fn: () => void): () => void;
}

/** The message that the worker posts to a page after a click; `public/notification-clicks.js` sends it. */
const CLICK_MESSAGE = 'frontboard-notice-click';

const shown = new Map<string, Notification>();
const clickListeners = new Set<(path: string) => void>();
const permissionListeners = new Set<() => void>();

/** The notifications of this browser: through the worker where there is one, which mobile browsers require, else from the page. */
export const browserNotifications: DeviceNotifications = {
  permission,
  async ask() {
    if (permission() === 'default') {
      await Notification.requestPermission();
      for (const fn of [...permissionListeners]) fn();
    }
    return permission();
  },
  async show(wanted) {
    if (permission() !== 'granted') return;
    const { tag, title, text, path } = wanted;
    // Silent: Discord plays a sound already.
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
        announceClick(path);
      });
    } catch {
      // Mobile browsers refuse it while there is no worker yet.
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
    // Missing where a page can't have a worker.
    const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
    workers?.addEventListener('message', handle);
    return () => {
      clickListeners.delete(fn);
      workers?.removeEventListener('message', handle);
    };
  },
  onPermission(fn) {
    permissionListeners.add(fn);
    // The person may have changed it in the browser's settings.
    window.addEventListener('focus', fn);
    return () => {
      permissionListeners.delete(fn);
      window.removeEventListener('focus', fn);
    };
  },
};

function permission(): DevicePermission {
  // Over plain http, browsers say that the person has denied it, who can't allow it there.
  if (typeof Notification === 'undefined' || !globalThis.isSecureContext) return 'unsupported';
  return Notification.permission;
}

function announceClick(path: string): void {
  for (const fn of [...clickListeners]) fn(path);
}

/** The worker that can show notifications, or null. */
async function registration(): Promise<ServiceWorkerRegistration | null> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const found = await workers?.getRegistration().catch(() => undefined);
  return found?.active ? found : null;
}
