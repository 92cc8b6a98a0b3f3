/** Reads the whole history of a system, page by page: `node --import tsx packages/client/examples/read-history.ts exmpl` */
import { brandId } from '@frontboard/model';
import { connect } from './connect.ts';

const client = connect();
const system = brandId('SystemRef', process.argv[2] ?? 'exmpl');

let count = 0;
let before: string | undefined;
for (;;) {
  const page = await client.switches.list(system, { before, priority: 'background' });
  count += page.length;
  // The service's own string: it has digits that a Date loses, and the page would begin with a switch twice.
  before = page.at(-1)?.timestamp;
  if (before === undefined) break;
}
console.log(`${count} switches`);
