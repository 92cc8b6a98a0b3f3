/** The functions that the Android app provides to its page. The other half is `ShellBridge.java` of apps/android. */
export interface AndroidShell {
  /** Asks the person where to save a text, and saves it there. */
  saveFile(name: string, type: string, text: string): void;
  /** As `saveFile`, for a file that is not text: each character of `bytes` is one byte. */
  saveBytes(name: string, type: string, bytes: string): void;
  /** Sets the colour of the system bars, `#rrggbb`. */
  paintBars(color: string, isDark: boolean): void;
  /** Reports whether something is open that the back button closes. */
  holdBack(isHeld: boolean): void;
  notificationPermission(): NotificationPermission;
  /** Asks the person for permission; the answer arrives at `AndroidPage.onNotificationPermission`. */
  askForNotifications(): void;
  /** Shows a notification. A tap on it opens the path. */
  showNotification(tag: string, title: string, body: string, path: string): void;
  closeNotification(tag: string): void;
  /** Where dated copies of systems go; empty while no folder is chosen. */
  copyFolder(): string;
  /** Lets the person choose the folder; `AndroidPage.onCopyFolder` follows when the dialog is closed. */
  chooseCopyFolder(): void;
  /** Writes a dated copy; what became of it arrives at `AndroidPage.onCopyWritten`. */
  writeCopy(system: string, name: string, keep: number, text: string): void;
  /** Forgets which files are copies of a system. The files stay. */
  forgetCopies(system: string): void;
  /** Shows these saved fronts as shortcuts of the launcher, and no others. Each opens its path. */
  showFronts(ids: readonly string[], labels: readonly string[], paths: readonly string[]): void;
}

/** The functions that the Android app calls on its page, as `frontboardPage`. */
export interface AndroidPage {
  /** Navigates to a path of the app, for a link, a shortcut or a notification. Returns true. */
  open(path: string): boolean;
  /** Closes the topmost open element. Returns whether there was one. */
  closeTopmost(): boolean;
  onNotificationPermission(permission: NotificationPermission): void;
  /** The dialog for the folder of copies is closed. */
  onCopyFolder(): void;
  /** `written`, or the name of what is wrong. */
  onCopyWritten(result: string): void;
}

declare global {
  interface Window {
    readonly frontboardShell?: AndroidShell;
    frontboardPage?: AndroidPage;
  }
}
