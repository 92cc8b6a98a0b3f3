import { installFromDebian } from '../debian.mjs';
import { programs } from '../programs.mjs';
import { inRoot } from '../root.mjs';

/** Where Debian has the window of WebKitGTK that a driver can open. */
export const WEBKIT_WINDOW = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** Makes ready what the journey in Firefox needs. @returns {Promise<string | null>} What can't be had here. */
export async function whatFirefoxMisses() {
  return missing(['firefox-esr'], ['firefox-esr']);
}

/** Makes ready what the journey in WebKit needs. @returns {Promise<string | null>} What can't be had here. */
export async function whatWebkitMisses() {
  return missing(['WebKitWebDriver', WEBKIT_WINDOW, 'Xvfb'], ['webkit2gtk-driver', 'xvfb']);
}

/** @param {readonly string[]} names @param {readonly string[]} packages @returns {Promise<string | null>} */
async function missing(names, packages) {
  const areThere = () => names.every((name) => programs(name).length > 0);
  if (areThere()) return null;
  await installFromDebian(packages, { logFile: inRoot('.cache', `${packages[0]}.log`) });
  return areThere()
    ? null
    : `${packages.join(' and ')} can't be installed (Debian: apt-get install ${packages.join(' ')})`;
}
