import { createContext, useContext } from 'react';

/** Opens the list of keyboard shortcuts; the frame of the app puts the way there. */
export const ShortcutHelpContext = createContext<() => void>(() => {});

/** The way to open the list of keyboard shortcuts. */
export function useShortcutHelp(): () => void {
  return useContext(ShortcutHelpContext);
}
