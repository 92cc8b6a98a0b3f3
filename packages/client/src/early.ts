/** What the page uses before the client: a script that blocks it, so nothing else may be in here. */
export { systemClock } from './clock.ts';
export { sendEarly } from './send-early.ts';
