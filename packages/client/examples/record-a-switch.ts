/** Records a switch; a lost answer does no harm: `TOKEN=… node --import tsx packages/client/examples/record-a-switch.ts ID…` */
import { isApiError, isNetworkError, isTimeoutError } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { connect } from './connect.ts';

const ALREADY_IN_FRONT = 40004;
const INSTANT_IS_TAKEN = 40005;

const client = connect();
const members = process.argv.slice(2).map((id) => brandId('MemberRef', id));
// The time of the decision, the same for every attempt: the service accepts one switch per instant.
const timestamp = new Date();

async function record(): Promise<string> {
  try {
    await client.switches.create({ members, timestamp });
    return 'recorded';
  } catch (error) {
    if (isApiError(error) && error.code === ALREADY_IN_FRONT) return 'they are in front already';
    if (isApiError(error) && error.code === INSTANT_IS_TAKEN) return 'recorded by the try before';
    // The outcome is unknown; with the same time it cannot be done twice.
    if (isNetworkError(error) || isTimeoutError(error)) return record();
    throw error;
  }
}

console.log(await record());
console.log(await record());
