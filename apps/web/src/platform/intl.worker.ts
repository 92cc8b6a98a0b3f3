import { dateFormat, formatNumber } from './device-format.ts';

dateFormat({ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
  0,
);
formatNumber(1_000);
globalThis.close();
