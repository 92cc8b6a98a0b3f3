/** Reads the whole history of a system, page by page: `node --import tsx packages/client/examples/read-history.ts exmpl` */
import { brandId } from '@frontboard/model';
import { connect } from './connect.ts';

const client = connect();
const system = brandId('SystemRef', process.argv[2] ?? 'exmpl');

const ids = new Set<string | null>();
let before: string | null | undefined;
while (before !== null) {
  const page = await client.switches.list(system, { before, priority: 'background' });
  // A page may begin with switches that the one before it has, too.
  for (const { id } of page.switches) ids.add(id);
  before = page.nextBefore;
}
console.log(`${ids.size} switches`);
