/** Time as a value, so that tests own it. The same clock paces the client, the refresher and the tickers. */
export { type Clock, systemClock } from '@frontboard/client';
