import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';

/**
 * Makes this the only running program of the data folder, or makes the running one show its window.
 *
 * @param onCalled called when the program is started again
 * @returns whether this is the one
 */
export async function becomeOnlyInstance(folder: string, onCalled: () => void): Promise<boolean> {
  const address = pipeAddress(folder, process.platform);
  if (await listen(address, onCalled)) return true;
  if (await call(address)) return false;
  // Left by a program that was killed; Windows removes such a pipe itself.
  if (process.platform !== 'win32') await rm(address, { force: true });
  return listen(address, onCalled);
}

/** A named pipe on Windows, else a socket in the folder: neither can be reached from a web page or over a network. */
export function pipeAddress(folder: string, platform: NodeJS.Platform): string {
  if (platform !== 'win32') return join(folder, 'instance.sock');
  return `\\\\.\\pipe\\frontboard-${createHash('sha256').update(folder.toLowerCase()).digest('hex').slice(0, 16)}`;
}

function listen(address: string, onCalled: () => void): Promise<boolean> {
  return new Promise((resolve) => {
    const server: Server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end();
      onCalled();
    });
    server.once('error', () => resolve(false));
    server.listen(address, () => {
      server.unref();
      resolve(true);
    });
  });
}

function call(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.end();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
