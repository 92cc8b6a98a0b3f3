/** The document that says that an account has runs that have not ended: without it a page doesn't load them. */
export const RUNS_KEY = 'runs';
