import { Problem } from './problem.mjs';

/** Reads `--releases`. @param {string} text */
export function readFeedUrl(text) {
  if (URL.canParse(text) && new URL(text).protocol === 'https:') return text;
  throw new Problem(`--releases takes an address that begins with https://, not "${text}".`);
}
