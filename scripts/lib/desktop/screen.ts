import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A virtual screen. */
export interface HiddenScreen {
  /** The value of DISPLAY. */
  readonly display: string;
  close(): void;
}

/** Starts Xvfb with a number that it chooses. */
export async function startScreen(): Promise<HiddenScreen> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const output = screen.stdio[3];
  if (!output) throw new Error('Xvfb has no fourth stream.');
  const [number] = await once(output, 'data');
  return {
    display: `:${String(number).trim()}`,
    close() {
      screen.kill();
    },
  };
}
