import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/**
 * The ports that browsers refuse to open because other services use them: the list of the Fetch standard. Node's own `fetch` keeps to
 * it, too.
 */
export const REFUSED_BY_BROWSERS = [
  0, 1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
];

/**
 * Refuses a port that is taken or that no browser opens, before minutes go into installing and building.
 * @param {number} port
 * @param {string} host
 * @param {string} [command] How the person called it, for the example in the message.
 * @throws {Problem}
 */
export async function requireFreePort(port, host, command = 'npm start') {
  // 0 is not a port: it requests any free one.
  if (port !== 0 && REFUSED_BY_BROWSERS.includes(port)) {
    const other = await freePortAfter(Math.max(port, 1_023), host);
    throw new Problem(
      `Browsers refuse to open port ${port}, which belongs to another kind of service. Choose another port: ` +
        `${command} -- --port ${other}`,
    );
  }
  try {
    await listenOnce(port, host);
  } catch (error) {
    throw portProblem(/** @type {NodeJS.ErrnoException} */ (error), port, host, command);
  }
}

/** @param {number} port @param {string} host @returns {Promise<number>} */
async function freePortAfter(port, host) {
  const next = portAfter(port);
  try {
    await listenOnce(next, host);
    return next;
  } catch (error) {
    const isTaken = /** @type {NodeJS.ErrnoException} */ (error).code === 'EADDRINUSE';
    return isTaken ? freePortAfter(next, host) : next;
  }
}

/** The next port that browsers open. @param {number} port @returns {number} */
function portAfter(port) {
  const next = port < 65_535 ? port + 1 : 1_024;
  return REFUSED_BY_BROWSERS.includes(next) ? portAfter(next) : next;
}

/** @param {number} port @param {string} host @returns {Promise<void>} */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => server.close(() => resolve()));
  });
}

/**
 * The problem behind a failed `listen`, in words for the person.
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
          `${command} -- --port ${portAfter(port)}`,
      );
    case 'EACCES':
      return new Problem(
        `Port ${port} may not be used by this account; choose one above 1023, such as 4173.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Problem(
        `${host} is not an address of this computer; --host takes one of its own, or nothing for all.`,
      );
    default:
      return error;
  }
}
