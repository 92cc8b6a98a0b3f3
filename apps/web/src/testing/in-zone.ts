import { onTestFinished } from 'vitest';

/** The device is in `zone` until the test ends. For synchronous tests: others must not run in the meantime. */
export function inZone(zone: string): void {
  const { TZ } = process.env;
  onTestFinished(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  process.env.TZ = zone;
}
