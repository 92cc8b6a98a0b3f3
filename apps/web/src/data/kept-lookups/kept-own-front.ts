import type { FrontersResult } from '@frontboard/client';
import { brandIdOrNull } from '@frontboard/model';
import * as z from 'zod/mini';
import type { Services } from '../../state/services.tsx';
import { readKeptMember } from '../own/kept-record.ts';
import { viewerOf } from '../status/status-queries.ts';
import { keepAnswer, readAnswer } from './kept-answers.ts';
import { soon } from './patience.ts';

const NAME = 'own front';

const frontSchema = z.object({
  state: z.enum(['fronting', 'switched-out']),
  members: z.array(z.unknown()),
  switchId: z.nullable(z.string()),
  lastSwitch: z.string(),
});

/** The caches whose own front is kept already. */
const watched = new WeakSet<object>();

/** Puts the own front of the last visit into the query cache, as old as it is, and sees to it that the next one is kept. Resolves soon. */
export async function bringOwnFront(services: Services): Promise<void> {
  await soon(services.clock, bring(services));
}

async function bring(services: Services): Promise<void> {
  const { queryClient, session, clock } = services;
  const queryKey = ownFrontKey(services);
  if (queryKey === null) return;
  watchOwnFront(services);
  try {
    const kept = await readAnswer(viewerOf(session.getState().system, '@me'), NAME, clock.now());
    const front = readFront(kept?.value);
    if (kept === null || front === null || queryClient.getQueryData(queryKey) !== undefined) return;
    // The account may have been changed or forgotten meanwhile.
    if (JSON.stringify(ownFrontKey(services)) !== JSON.stringify(queryKey)) return;
    queryClient.setQueryData(queryKey, front, { updatedAt: kept.atMs });
    await queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  } catch {
    // Without the device's database the service is asked.
  }
}

/** The key of the own front (see `systemLookups`), or null without an account that may be kept. */
function ownFrontKey({ session }: Services): readonly string[] | null {
  const { system, isKept } = session.getState();
  if (system === null || !isKept) return null;
  return [viewerOf(system, '@me'), 'systems', 'looked-up-front', system.uuid ?? system.id];
}

function watchOwnFront(services: Services): void {
  const { queryClient } = services;
  if (watched.has(queryClient)) return;
  watched.add(queryClient);
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const queryKey = ownFrontKey(services);
    if (queryKey === null || JSON.stringify(event.query.queryKey) !== JSON.stringify(queryKey)) return;
    const state = queryClient.getQueryState<FrontersResult>(queryKey);
    if (state?.data === undefined) return;
    void keepAnswer(String(queryKey[0]), NAME, { atMs: state.dataUpdatedAt, value: state.data });
  });
}

function readFront(stored: unknown): FrontersResult | null {
  const read = frontSchema.safeParse(stored);
  if (!read.success) return null;
  const members = read.data.members.map(readKeptMember).filter((member) => member !== null);
  // Who is fronting is shown whole or not at all.
  if (members.length !== read.data.members.length) return null;
  const { state, lastSwitch } = read.data;
  return {
    state,
    allowed: true,
    members,
    switchId: brandIdOrNull('SwitchId', read.data.switchId),
    lastSwitch,
  };
}
