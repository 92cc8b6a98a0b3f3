import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/**
 * Refuses a port that cannot be had, before minutes go into installing and building.
 * @param {number} port
 * @param {string} host
 * @param {string} [command] How the person called it, for the example in the message.
 * @throws {Problem}
 */
export function requireFreePort(port, host, command) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => reject(portProblem(error, port, host, command)));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/**
 * What a failed `listen` means for the person.
 * @param {NodeJS.ErrnoException} error
 * @param {number} port
 * @param {string} host
 * @param {string} [command]
 * @returns {Error}
 */
export function portProblem(error, port, host, command = 'npm start') {
  switch (error.code) {
    case 'EADDRINUSE':
      return new Problem(
        `Port ${port} is already in use. Stop the program that uses it, or choose another port: ` +
          `${command} -- --port ${port < 65_535 ? port + 1 : port - 1}`,
      );
    case 'EACCES':
      return new Problem(
        `Port ${port} may not be used by this account; choose one above 1023, such as 4173.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Problem(
        `${host} is no address of this computer; --host takes one of its own, or nothing for all.`,
      );
    default:
      return error;
  }
}
