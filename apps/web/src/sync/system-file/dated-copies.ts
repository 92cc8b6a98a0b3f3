import type { ApiAnswers } from '@frontboard/portable';
import { createStore } from 'zustand/vanilla';
import { openCopyFolder } from '../../platform/copy-folder.ts';
import type { CopyFolder } from '../../platform/dated-copy.ts';
import type { AccountPlace } from '../../session/account-place.ts';
import { activePlace } from '../../session/active-place.ts';
import { createCandidacy } from '../leader/candidacy.ts';
import type { Services } from '../services.ts';
import { isDatedCopyDue } from './copy-plan.ts';
import { FIRST_FORM } from './export-form.ts';
import { datedCopyName } from './file-names.ts';
import { openSystemCopies, writeSystemFile } from './save-system.ts';
import type { DatedCopyProblem } from './system-copies.ts';
import { createSystemFetch } from './system-fetch.ts';

/** What the start of the app needs comes first. */
const FIRST_LOOK_MS = 20_000;
const LOOK_EVERY_MS = 60_000;

/** Dated copies of the own system in the folder of the person's choice, and the folder. */
export type DatedCopies = ReturnType<typeof writeDatedCopies>;

/**
 * Writes dated copies while this page is open, for `services.once`; null where no program can write to a folder. Of several windows one does.
 * Only for accounts that are stored on the device: of others nothing is left there.
 */
export function createDatedCopies(services: Services): DatedCopies | null {
  const program = services.demo ? null : openCopyFolder();
  return program === null ? null : writeDatedCopies(services, program);
}

function writeDatedCopies(services: Services, program: CopyFolder) {
  const { clock, session, settings, online, visibility, tabs } = services;
  const folder = createStore<string | null | undefined>(() => undefined);
  const candidacy = createCandidacy({
    tabs,
    clock,
    onLead: () => void look(),
  });
  const writeCopy = createCopyWriter(services, program);
  let isBusy = false;
  let isReady = false;

  function stand(): void {
    const viewer = viewerOfCopies(services);
    candidacy.standFor(viewer === null ? null : `copies-${viewer}`);
  }

  async function look(): Promise<void> {
    stand();
    const viewer = viewerOfCopies(services);
    if (!isReady || isBusy || !candidacy.isLeading() || viewer === null || !online.getSnapshot()) return;
    const { copyPlan } = settings.getState();
    if (!isDatedCopyDue(openSystemCopies(services).getState(), copyPlan, clock.now())) return;
    isBusy = true;
    try {
      const place = activePlace(services);
      folder.setState(await whereNow(), true);
      await writeCopy(place, folder.getState() !== null);
    } finally {
      isBusy = false;
    }
  }

  /** A program that does not answer is not treated as one without a folder. */
  async function whereNow(): Promise<string | null> {
    return program.where().catch(() => folder.getState() ?? null);
  }

  /** Writes what is due now, also after a recent failure. */
  async function tryAgain(): Promise<void> {
    const copies = openSystemCopies(services);
    if (copies.getState().failure !== null) copies.update((known) => ({ ...known, failure: null }));
    isReady = true;
    await look();
  }

  function keepLooking(): void {
    isReady = true;
    void look();
    clock.setTimeout(keepLooking, LOOK_EVERY_MS);
  }
  clock.setTimeout(keepLooking, FIRST_LOOK_MS);
  session.subscribe(stand);
  settings.subscribe(() => void look());
  online.subscribe(() => void look());
  visibility.subscribe(() => void look());
  stand();
  void whereNow().then((where) => folder.setState(where, true));

  return {
    /** The folder as people know it; null while none is chosen, undefined until the program has said it. */
    folder,
    /** Lets the person choose a folder. The next copy is due at once then. Rejects where there is no dialog. */
    async chooseFolder(): Promise<void> {
      const former = await whereNow();
      await program.choose();
      const chosen = await whereNow();
      folder.setState(chosen, true);
      if (chosen === null || chosen === former) return tryAgain();
      openSystemCopies(services).update((known) => ({ ...known, writtenAtMs: null }));
      await tryAgain();
    },
    tryAgain,
  };
}

/** The uuid of the system that copies are written of; null for none. */
function viewerOfCopies({ session }: Services): string | null {
  const { state, system, isStored } = session.getState();
  return state === 'logged-in' && isStored ? (system?.uuid ?? null) : null;
}

/** Fetches the system and writes it, and notes how that ended. */
function createCopyWriter(services: Services, program: CopyFolder) {
  const { clock, settings } = services;
  /** Apart from the one that a person starts: neither stops the other. */
  const fetch = createSystemFetch(services);

  async function writeCopy(place: AccountPlace, hasFolder: boolean): Promise<void> {
    const { viewer } = place;
    const copies = openSystemCopies(services);
    const end = (problem: DatedCopyProblem | null) => {
      // Forgotten, or another account by now: nothing is noted of it.
      if (viewerOfCopies(services) !== viewer) return;
      const atMs = clock.now();
      if (problem === null)
        copies.update((known) => ({
          ...known,
          writtenAtMs: atMs,
          savedAtMs: atMs,
          putOffAtMs: null,
          failure: null,
        }));
      else copies.update((known) => ({ ...known, failure: { problem, atMs } }));
    };
    if (!hasFolder) return end('no-folder');
    let problem: DatedCopyProblem | null = 'fetch';
    await fetch.start({
      purpose: 'save',
      history: { since: null, until: null },
      async use(answers) {
        problem = await write(place, answers);
      },
    });
    // What was fetched of the history stays there, and is not asked for again.
    fetch.cancel();
    end(problem);
  }

  async function write(place: AccountPlace, answers: ApiAnswers): Promise<DatedCopyProblem | null> {
    const { viewer } = place;
    const now = new Date(clock.now());
    const { id } = answers.system;
    try {
      const text = await writeSystemFile(FIRST_FORM, answers, now);
      if (viewerOfCopies(services) !== viewer || !place.isOpen()) return 'failed';
      const problem = await program.write({
        system: viewer,
        name: datedCopyName(now, typeof id === 'string' ? id : ''),
        keep: settings.getState().copyCount,
        text,
      });
      // Forgotten while it was written: the program has noted it since.
      if (!place.isOpen()) await program.forget(viewer);
      return problem;
    } catch {
      return 'failed';
    }
  }

  return writeCopy;
}
