/** Changes a member and shows what was refused: `TOKEN=… node --import tsx packages/client/examples/change-a-member.ts` */
import { isApiError } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { connect } from './connect.ts';

const client = connect();

const [member] = await client.members.list(brandId('SystemRef', '@me'));
if (member !== undefined) {
  const changed = await client.members.update(member.id, { pronouns: 'they/them', display_name: null });
  console.log(`${changed.name}: ${changed.pronouns}`);
  try {
    await client.members.update(member.id, { name: 'x'.repeat(200) });
  } catch (error) {
    if (!isApiError(error)) throw error;
    for (const [field, complaints] of Object.entries(error.fieldErrors)) {
      for (const { message, maxLength } of complaints)
        console.log(`${field}: ${message} (${maxLength} at most)`);
    }
  }
}
