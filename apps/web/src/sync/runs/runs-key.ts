/** The document that marks accounts with runs that have not ended: without it a page doesn't load them. */
export const RUNS_KEY = 'runs';
