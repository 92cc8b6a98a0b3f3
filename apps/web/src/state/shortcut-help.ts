import { createContext, useContext } from 'react';

/** Opens the list of keyboard shortcuts; the frame of the app provides the function. */
export const ShortcutHelpContext = createContext<() => void>(() => {});

/** The function that opens the list of keyboard shortcuts. */
export function useShortcutHelp(): () => void {
  return useContext(ShortcutHelpContext);
}
