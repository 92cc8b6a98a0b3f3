import { createEmptyState, type SandboxState } from '../store/state.ts';
import { crowdSystems } from './crowd.ts';
import { demoSystems } from './demo/demo-systems.ts';
import { emptySystem } from './empty.ts';
import { largeSystems } from './large.ts';
import { plantSystem } from './plant-system.ts';
import { createRandom } from './random.ts';
import type { SystemSeed } from './system-seed.ts';
import type { WorldName } from './world-guide.ts';

export interface CreateWorldOptions {
  /** The present in milliseconds since 1970; all times of the world are relative to it. */
  readonly now: number;
  /**
   * Address of the picture with this name, or null. Absent: no pictures. A server returns the address of its
   * own `/sandbox/images/<name>.png`; a page without one may return `pictureDataUrl`.
   */
  readonly imageUrl?: (name: string) => string | null;
}

const SHARDS = 3;

/** A fresh world. The same name, `now` and `imageUrl` give the same state to the last microsecond. */
export function createWorld(
  name: WorldName,
  { now, imageUrl = () => null }: CreateWorldOptions,
): SandboxState {
  const state = createEmptyState();
  const ground = { state, world: name, nowMs: now, imageUrl };
  for (const seed of systemsOf(name)) plantSystem(ground, seed);
  addShards(state, now);
  return state;
}

function systemsOf(name: WorldName): readonly SystemSeed[] {
  switch (name) {
    case 'demo':
      return demoSystems();
    case 'empty':
      return [emptySystem];
    case 'large':
      return largeSystems();
    case 'crowd':
      return crowdSystems();
  }
}

function addShards(state: SandboxState, now: number): void {
  const random = createRandom('shards');
  const nowSeconds = Math.floor(now / 1000);
  for (let shard = 0; shard < SHARDS; shard += 1) {
    state.shards.push({
      shard_id: shard,
      up: true,
      disconnection_count: random.between(0, 3),
      latency: random.between(60, 180),
      last_heartbeat: nowSeconds - random.between(1, 40),
      last_connection: nowSeconds - random.between(10_000, 90_000),
      last_reconnect: nowSeconds - random.between(10_000, 90_000),
      cluster_id: 0,
    });
  }
}
