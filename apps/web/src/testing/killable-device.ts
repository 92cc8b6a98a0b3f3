import { memoryStorage, type StorageArea } from '../platform/storage.ts';
import { createOrigin, type FakeOrigin } from './fake-browser.ts';

/** A device whose browser can be killed. Its `localStorage` reaches the disk only by `commit`, as Chromium's does up to a minute late. */
export interface KillableDevice {
  /** The origin of the browser that runs now. */
  origin(): FakeOrigin;
  /** Writes what `localStorage` has now to the disk. */
  commit(): void;
  /** Ends the browser: the next one has `localStorage` as it was last committed. Close its tabs first. */
  kill(): void;
}

export function createKillableDevice(entries: Readonly<Record<string, string>> = {}): KillableDevice {
  let disk = entries;
  let area: StorageArea;
  let origin: FakeOrigin;
  const start = () => {
    area = memoryStorage(disk);
    origin = createOrigin(area);
  };
  start();
  return {
    origin: () => origin,
    commit() {
      const copied: Record<string, string> = {};
      for (let index = 0; ; index += 1) {
        const key = area.key?.(index) ?? null;
        if (key === null) break;
        copied[key] = area.getItem(key) ?? '';
      }
      disk = copied;
    },
    kill: start,
  };
}
