import type { ApiAnswers } from '@frontboard/portable';
import { version } from '../../../package.json';
import { JSON_TYPE, saveText } from '../../platform/save-file.ts';
import { viewerOf } from '../../session/viewer.ts';
import type { Services } from '../services.ts';
import { choiceOf, type ExportForm, historyOf } from './export-form.ts';
import { systemFileName } from './file-names.ts';
import { createSaveTurn } from './save-turn.ts';
import { type SystemCopies, type SystemCopiesStore, systemCopiesStores } from './system-copies.ts';
import { createSystemFetch } from './system-fetch.ts';
import { systemFileWords as words } from './words.ts';

/**
 * Fetches what a form asks for and saves it to a file, once no other tab is saving the system. Until the file is saved or the person
 * cancels, the form stays on the device, so that another page can call this with it again: the history has the switches that were fetched.
 */
export async function saveSystem(services: Services, form: ExportForm): Promise<void> {
  const { clock, notices } = services;
  const turn = services.once(createSaveTurn);
  if (!(await turn.take(form))) return;
  const copies = openSystemCopies(services);
  const end = (isSaved: boolean, more?: Partial<SystemCopies>) => {
    copies.update((known) => ({ ...known, ...more, unfinished: null }));
    turn.end(isSaved);
  };
  copies.update((known) => ({ ...known, unfinished: { form, startedAtMs: clock.now() } }));
  await services.once(createSystemFetch).start({
    purpose: 'save',
    history: historyOf(form),
    onCancel: () => end(false),
    async use(answers) {
      const now = new Date(clock.now());
      const name = systemFileName(now, form.format);
      try {
        saveText(name, JSON_TYPE, await writeSystemFile(form, answers, now));
      } catch {
        notices.notify({ kind: 'negative', ...words.notSaved });
        turn.end(false);
        return;
      }
      end(true, form.what === 'whole' ? { savedAtMs: now.getTime(), putOffAtMs: null } : {});
      notices.notify({ kind: 'positive', title: words.saved(name) });
    },
  });
}

/** What this device knows about the copies of the active account. */
export function openSystemCopies({ session, privateStorage }: Services): SystemCopiesStore {
  const { system, isStored } = session.getState();
  return privateStorage.store(systemCopiesStores, privateStorage.of(isStored))(viewerOf(system));
}

/** The text of the file that a form asks for. */
export async function writeSystemFile(form: ExportForm, answers: ApiAnswers, now: Date): Promise<string> {
  const { chooseParts, writeExport, writePluralPort } = await import('@frontboard/portable');
  const part = chooseParts(answers, choiceOf(form, answers));
  return form.format === 'pluralkit'
    ? writeExport(part.answers, part.mark)
    : writePluralPort(part.answers, { version, exportedAt: now.toISOString() });
}
