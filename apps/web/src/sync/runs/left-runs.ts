import { openDatabase } from '../../persistence/database.ts';
import type { Viewer } from '../../session/viewer.ts';
import type { Services } from '../services.ts';
import { openRuns } from './open-runs.ts';
import { isResting } from './run.ts';
import { readRunHeads } from './run-store.ts';
import { runWords as words } from './words.ts';

/** Long enough to read and answer. The screens with the run ask as long as it rests. */
const SHOWN_MS = 60_000;

async function hasUnendedRun(viewer: Viewer): Promise<boolean> {
  const heads = await readRunHeads(await openDatabase());
  return heads.some((head) => head.viewer === viewer && head.phase !== 'ended');
}

/**
 * Continues the runs that earlier pages of the account have left on this device, or asks. It reads the journal itself: a mark beside the
 * journal can be lost while the journal is not.
 */
export async function continueLeftRuns(services: Services, viewer: Viewer): Promise<void> {
  // A journal that can't be read now is read again by what is opened below.
  if (!(await hasUnendedRun(viewer).catch(() => true))) return;
  const { notices } = services;
  const runs = openRuns(services);
  const asked = services.once(createAsked);
  const ask = () => {
    for (const { head } of runs.getSnapshot().runs) {
      if (!isResting(head) || asked.has(head.id)) continue;
      asked.add(head.id);
      const to = head.about === 'import' ? '/manage/file' : '/manage/members/bulk';
      const { rests, restsCaption, show } = words.left;
      notices.notify({
        kind: 'warning',
        title: rests(head.about),
        caption: restsCaption,
        timeoutMs: SHOWN_MS,
        link: { label: show, to },
      });
    }
  };
  runs.subscribe(ask);
  ask();
}

/** The runs that this page has asked about, by id. */
function createAsked(): Set<string> {
  return new Set();
}
