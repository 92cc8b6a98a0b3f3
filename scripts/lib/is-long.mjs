/** Whether `npm run test:long` runs, with sizes, seeds and combinations of which each run of `npm test` takes a few. */
export const isLong = process.env.FRONTBOARD_LONG === 'true';
