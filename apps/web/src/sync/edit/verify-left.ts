import { isUnsettled, readWrites } from '../../cache/in-flight/write-journal.ts';
import type { Clock } from '../../platform/clock.ts';
import type { SafeStorage } from '../../platform/storage.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Editor } from './editor.ts';

interface LeftContext {
  readonly storage: SafeStorage;
  readonly viewer: Viewer;
  readonly clock: Clock;
}

/**
 * Checks the outcome of a save that was in flight when an earlier page was left. Call it once when a form opens. Does nothing
 * when no write was in flight, because then nothing was sent.
 */
export function verifyLeft(
  editor: Pick<Editor<object, unknown>, 'mayBeSaved' | 'verify'>,
  { storage, viewer, clock }: LeftContext,
): void {
  if (!editor.mayBeSaved()) return;
  const unsettled = readWrites(storage, clock.now()).filter(
    (write) => write.viewer === viewer && isUnsettled(write),
  );
  if (unsettled.length > 0) void editor.verify(Math.max(...unsettled.map(({ sinceMs }) => sinceMs)));
}
