import { describe, expect, it } from 'vitest';
import { createQueueStatus, type QueueSnapshot } from './queue-status.ts';

/** A turn of the event loop. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

function statusOf() {
  let taken = 0;
  const status = createQueueStatus(() => {
    taken += 1;
    return { waiting: taken } as QueueSnapshot;
  });
  return { status, taken: () => taken };
}

describe('the status of the queue', () => {
  it('is the same object until something changes', () => {
    const { status, taken } = statusOf();
    expect(status.getSnapshot()).toBe(status.getSnapshot());
    status.touch();
    expect(status.getSnapshot().waiting).toBe(2);
    expect(taken()).toBe(2);
  });

  it('tells of many changes in one turn of the event loop once, and of the next again', async () => {
    const { status } = statusOf();
    let told = 0;
    status.subscribe(() => {
      told += 1;
    });
    status.touch();
    status.touch();
    expect(told).toBe(0);
    await turn();
    expect(told).toBe(1);
    status.touch();
    await turn();
    expect(told).toBe(2);
  });

  it('takes a listener that is given twice for two, and removes one at a time', async () => {
    const { status } = statusOf();
    let told = 0;
    const listener = () => {
      told += 1;
    };
    const remove = status.subscribe(listener);
    status.subscribe(listener);
    remove();
    status.touch();
    await turn();
    expect(told).toBe(1);
  });
});
