import workerAddress from './intl.worker.ts?worker&url';
import { openWorker } from './open-worker.ts';

/**
 * Has a worker write a date and a number, and end. The browser reads what it needs for the person's language once per process: the first
 * date of a page then takes 2 ms, and otherwise 60 on a desktop and four times that on a phone, in one task.
 */
export function warmFormats(): void {
  // Without the worker the first date is as slow as before.
  const worker = openWorker(
    workerAddress,
    'formats',
    () => {},
    () => worker?.close(),
  );
}
