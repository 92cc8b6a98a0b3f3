import { brandId } from '@frontboard/model';
import { noteHistoryChange } from '../../../persistence/history/stored-history.ts';
import { steadySkew } from '../../../state/clock-skew.ts';
import { logWords } from '../../log-words.ts';
import { LEAST_SETTLE_MS } from '../../writes/settle-time.ts';
import type { Writes } from '../../writes/writes.ts';
import type { RequestTimes } from '../made/strayed-rows.ts';
import { isChangedElsewhere } from './changed-elsewhere.ts';
import type { QueueParts } from './parts.ts';
import type { QueueAccount } from './queue-account.ts';
import type { AnsweredSwitch } from './queue-steps.ts';
import type { QueuedSwitch } from './queued-switch.ts';
import type { Screens } from './screens.ts';
import { createOperationSender } from './sender.ts';
import type { ShownQueue } from './shown-queue.ts';
import type { SenderState } from './tab-messages.ts';

interface Around {
  readonly account: QueueAccount;
  readonly queue: ShownQueue;
  readonly screens: Screens;
  readonly onState: (state: SenderState) => void;
  /** A correction became a separate switch. */
  readonly onMovedOn: () => void;
}

/** Sends the queue, and shows what the service answers. */
export function createSending(parts: QueueParts, { account, queue, screens, onState, onMovedOn }: Around) {
  const { client, clock, clockSkew } = parts;
  /** Whether the front is known after the last steps without a request. */
  let isFrontCertain = true;
  const closing = new AbortController();
  let writes: Writes | null = null;
  // Until it has loaded, and without it, the minimum applies.
  parts.loadWrites().then(
    (loaded) => {
      writes = loaded;
    },
    () => {},
  );

  const times = (): RequestTimes => ({
    nowMs: clock.now(),
    settleMs: writes?.settleMs() ?? LEAST_SETTLE_MS,
    skewMs: client.queue.getSnapshot().clockSkewMs ?? 0,
  });

  /** A page without the history hasn't loaded it: it takes over the change when it does. */
  function noteInHistory({ switchId, now, isChange }: AnsweredSwitch): void {
    const viewer = account.viewer();
    const id = now?.id ?? switchId;
    if (now === null && !isChange) return;
    if (parts.isInMemory || viewer === null || account.isOfSession(viewer) || id === null) return;
    const row = now === null ? null : { ...now, id: brandId('SwitchId', id) };
    noteHistoryChange(viewer, id, row).catch(() => {});
  }

  const sender = createOperationSender({
    service: client.switches,
    clock,
    permission: account.permission,
    change: queue.change,
    onState: (sendingId, trouble) => onState({ sendingId, trouble }),
    onAnswer(answered) {
      noteInHistory(answered);
      isFrontCertain = screens.showAnswer(answered) ?? isFrontCertain;
    },
    async onIdle(signal) {
      try {
        if (!isFrontCertain) await screens.refresh(signal);
        isFrontCertain = true;
      } catch {
        // The screens fetch it themselves soon.
      }
    },
    times,
    knownSkewMs: () => steadySkew(client.queue.getSnapshot().clockSkewMs, clockSkew.getState()),
    onRepetitions({ twins, repeated }) {
      // The removed switches may have been the current front.
      isFrontCertain = false;
      parts.log.add('info', logWords.removedSwitches(twins, repeated));
    },
    onMovedOn,
  });

  return {
    ...sender,
    times,
    /** Whether somebody else has changed one of these. If that is unknown now, each is compared when it is sent. */
    async isForeign(switches: readonly QueuedSwitch[]): Promise<boolean> {
      const permitted = account.permission();
      const isAllowed = 'viewer' in permitted && switches.every(({ viewer }) => viewer === permitted.viewer);
      if (!isAllowed) return false;
      const asked = { service: client.switches, signal: closing.signal };
      return isChangedElsewhere(switches, asked).catch(() => false);
    },
    dispose(): void {
      closing.abort();
      sender.dispose();
    },
  };
}
