/** Sends many requests, watches the queue, and cancels the rest: `node --import tsx packages/client/examples/watch-the-queue.ts exmpl brook …` */
import { brandId } from '@frontboard/model';
import { connect } from './connect.ts';

const client = connect();
const giveUp = new AbortController();
let most = 0;

client.queue.subscribe(() => {
  const { waiting, inFlight, scopes, totals } = client.queue.getSnapshot();
  most = Math.max(most, waiting + inFlight);
  const left = Object.entries(scopes).map(
    ([scope, { remaining, limit }]) => `${scope} ${remaining}/${limit}`,
  );
  console.log(`${waiting} wait, ${inFlight} on their way, ${totals.sent} sent; ${left.join(', ')}`);
});

const systems = process.argv
  .slice(2)
  .map((id) =>
    client.systems.fetch(brandId('SystemRef', id), { priority: 'background', signal: giveUp.signal }),
  );
// The first answer is shown; the others are cancelled.
const first = await Promise.any(systems);
giveUp.abort();
const results = await Promise.allSettled(systems);
const aborted = results.filter(({ status }) => status === 'rejected').length;
console.log(`first: ${first.id}, given up: ${aborted}, most at once: ${most}`);
