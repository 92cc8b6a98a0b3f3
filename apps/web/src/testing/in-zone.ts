import { onTestFinished } from 'vitest';

/** The device is in `zone` until the test ends. For tests that wait for nothing: others must not run meanwhile. */
export function inZone(zone: string): void {
  const { TZ } = process.env;
  onTestFinished(() => {
    if (TZ === undefined) delete process.env.TZ;
    else process.env.TZ = TZ;
  });
  process.env.TZ = zone;
}
