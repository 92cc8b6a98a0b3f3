/** Records a switch, also if an answer is lost: `TOKEN=… node --import tsx packages/client/examples/record-a-switch.ts ID…` */
import { setTimeout as sleep } from 'node:timers/promises';
import { isApiError, isNetworkError, isTimeoutError } from '@frontboard/client';
import { brandId } from '@frontboard/model';
import { connect } from './connect.ts';

const ALREADY_IN_FRONT = 40004;
const INSTANT_IS_TAKEN = 40005;
/** A request without an answer has ended by then. */
const SETTLED_AFTER_MS = 3_000;

const client = connect();
const members = process.argv.slice(2).map((id) => brandId('MemberRef', id));
// The time of the decision, the same for every attempt: the service refuses it once an earlier attempt has ended.
const timestamp = new Date();

async function record(): Promise<string> {
  try {
    await client.switches.create({ members, timestamp });
    return 'recorded';
  } catch (error) {
    if (isApiError(error) && error.code === ALREADY_IN_FRONT) return 'they are in front already';
    if (isApiError(error) && error.code === INSTANT_IS_TAKEN) return 'recorded by the try before';
    if (!isNetworkError(error) && !isTimeoutError(error)) throw error;
    // The service may still be working on it, and two attempts at once could make two switches.
    await sleep(SETTLED_AFTER_MS);
    return record();
  }
}

console.log(await record());
console.log(await record());
