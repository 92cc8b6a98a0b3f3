/** Reads the whole history of a system, page by page: `node --import tsx packages/client/examples/read-history.ts exmpl` */
import { brandId } from '@frontboard/model';
import { connect } from './connect.ts';

const client = connect();
const system = brandId('SystemRef', process.argv[2] ?? 'exmpl');

let count = 0;
let before: string | null | undefined;
while (before !== null) {
  const page = await client.switches.list(system, { before, priority: 'background' });
  count += page.switches.length;
  before = page.nextBefore;
}
console.log(`${count} switches`);
