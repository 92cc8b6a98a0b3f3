/** Who is in front: `node --import tsx packages/client/examples/who-is-fronting.ts exmpl brook` */
import { brandId, memberLabel } from '@frontboard/model';
import { connect } from './connect.ts';

const client = connect();

for (const id of process.argv.slice(2)) {
  const front = await client.fronters.fetch(brandId('SystemRef', id));
  switch (front.state) {
    case 'fronting': {
      const names = front.members.map((member) => memberLabel(member, { detectPronouns: true }).name);
      console.log(`${id}: ${names.join(', ')} since ${front.lastSwitch}`);
      break;
    }
    case 'switched-out':
      console.log(`${id}: nobody since ${front.lastSwitch}`);
      break;
    case 'never-switched':
      console.log(`${id}: no switches yet`);
      break;
    case 'private':
      console.log(`${id}: does not share who is in front`);
      break;
    case 'not-found':
      console.log(`${id}: there is no such system`);
  }
}
