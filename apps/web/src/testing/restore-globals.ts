import { onlineManager } from '@tanstack/react-query';
import { vi } from 'vitest';
import { removeFakeDatabase } from './fake-database.ts';

/** Restores what a file of tests has changed for all others of its process, as the end of the file. */
export function restoreGlobals(): void {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  // The library has one state of the network for all query clients: offline, it would fetch nothing in the next file, without an error.
  onlineManager.setEventListener(() => undefined);
  onlineManager.setOnline(true);
  removeFakeDatabase();
}
