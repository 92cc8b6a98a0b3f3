/** Time as a parameter, so that tests control it. The client, the refresher and the tickers share one clock. */
export { type Clock, systemClock } from '@frontboard/client';
