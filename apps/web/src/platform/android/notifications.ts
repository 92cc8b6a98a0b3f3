import type { AndroidPage, AndroidShell } from './android-shell.ts';

/**
 * Provides the part of the browser's `Notification` that the page uses, on top of Android's notifications: a WebView has none. The
 * app handles a tap and opens `data.path`, so there is no click event.
 *
 * @returns receives the person's answer
 */
export function installNotifications(shell: AndroidShell): AndroidPage['onNotificationPermission'] {
  let answer: (permission: NotificationPermission) => void = () => {};

  class AndroidNotification extends EventTarget {
    static get permission(): NotificationPermission {
      return shell.notificationPermission();
    }

    static requestPermission(): Promise<NotificationPermission> {
      return new Promise((resolve) => {
        answer = resolve;
        shell.askForNotifications();
      });
    }

    readonly tag: string;

    constructor(title: string, { tag = title, body = '', data }: NotificationOptions = {}) {
      super();
      this.tag = tag;
      shell.showNotification(tag, title, body, pathOf(data));
    }

    close(): void {
      shell.closeNotification(this.tag);
      this.dispatchEvent(new Event('close'));
    }
  }

  Object.defineProperty(window, 'Notification', { value: AndroidNotification, configurable: true });
  return (permission) => answer(permission);
}

function pathOf(data: unknown): string {
  const isNamed = typeof data === 'object' && data !== null && 'path' in data;
  return isNamed && typeof data.path === 'string' ? data.path : '/';
}
