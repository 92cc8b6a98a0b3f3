/** Whether `npm run test:long` runs: what is like something that each run checks is checked as well, and sizes and seeds are many. */
export const isLong = process.env.FRONTBOARD_LONG === 'true';
