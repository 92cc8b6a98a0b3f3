/** What the Android app does for its page. The other half is `ShellBridge.java` of apps/android. */
export interface AndroidShell {
  /** Asks the person where to save a text, and saves it there. */
  saveFile(name: string, type: string, text: string): void;
  /** Gives the system's bars their colour, `#rrggbb`. */
  paintBars(color: string, isDark: boolean): void;
  /** Says whether something is open on the page that back closes. */
  holdBack(isHeld: boolean): void;
  noticePermission(): NotificationPermission;
  /** Asks the person; the answer comes to `AndroidPage.onNoticePermission`. */
  askForNotices(): void;
  /** A tap on it opens the path. */
  showNotice(tag: string, title: string, body: string, path: string): void;
  closeNotice(tag: string): void;
}

/** What the Android app asks of its page, as `frontboardPage`. */
export interface AndroidPage {
  /** Goes to a path within the app, for a link, a shortcut or a notice. Returns true. */
  open(path: string): boolean;
  /** Closes what is open above the screen. Returns whether there was anything. */
  closeTopmost(): boolean;
  onNoticePermission(permission: NotificationPermission): void;
}

declare global {
  interface Window {
    readonly frontboardShell?: AndroidShell;
    frontboardPage?: AndroidPage;
  }
}
