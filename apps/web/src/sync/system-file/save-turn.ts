import { createStore } from 'zustand/vanilla';
import { readable } from '../../persistence/readable-store.ts';
import { createTabProtocol } from '../../platform/tab-protocol.ts';
import { createCandidacy } from '../leader/candidacy.ts';
import type { Services } from '../services.ts';
import type { ExportForm } from './export-form.ts';
import { type FetchStep, fetchStepOf } from './fetch-answers.ts';
import { createSystemFetch, type SystemFetchState } from './system-fetch.ts';

/** How far another tab is that saves the own system to a file. */
export interface SaveElsewhere {
  readonly form: ExportForm;
  readonly state: 'running' | 'paused' | 'failed';
  readonly step: FetchStep;
}

type SaveMessage =
  | { readonly type: 'save-asked'; readonly viewer: string }
  | ({ readonly type: 'save-progress'; readonly viewer: string } & SaveElsewhere)
  | {
      readonly type: 'save-ended';
      readonly viewer: string;
      readonly form: ExportForm;
      readonly isSaved: boolean;
    };

const messages = createTabProtocol<SaveMessage>(1);

/** A lock can arrive before the message that was posted before it was given back. */
const LAST_WORD_MS = 500;

/** Whose turn it is to save the own system: of the tabs of one account, one. For `services.once`. Asks the other tabs. */
export function createSaveTurn(services: Services) {
  const { session, clock, tabs } = services;
  const fetch = services.once(createSystemFetch);
  const elsewhere = createStore<SaveElsewhere | null>(() => null);
  /** What this tab waits for or saves. */
  let mine: {
    readonly viewer: string;
    readonly form: ExportForm;
    hasTurn: boolean;
    give: () => void;
  } | null = null;
  let lastWord: { readonly form: ExportForm; readonly isSaved: boolean } | null = null;
  /** A tab that is closed or crashes says nothing: what it held is free then. */
  const watch = createCandidacy({ tabs, clock, onLead: forgetElsewhere });

  const viewerNow = () => session.getState().system?.uuid ?? null;
  const officeOf = (viewer: string) => `save-${viewer}`;

  function forgetElsewhere(): void {
    watch.standFor(null);
    elsewhere.setState(null, true);
  }

  function announce(state: SystemFetchState): void {
    if (mine?.hasTurn !== true || state.state === 'idle') return;
    // Something else is fetched here now, and this was given up.
    if (state.purpose !== 'save') {
      release(false);
      return;
    }
    const { viewer, form } = mine;
    tabs.post(
      messages.write({
        type: 'save-progress',
        viewer,
        form,
        state: state.state,
        step: fetchStepOf(state.fetched),
      }),
    );
  }

  function release(isSaved: boolean): void {
    if (mine === null) return;
    const { viewer, form, hasTurn, give } = mine;
    mine = null;
    if (hasTurn) tabs.post(messages.write({ type: 'save-ended', viewer, form, isSaved }));
    give();
  }

  function ask(): void {
    const viewer = viewerNow();
    if (viewer !== null) tabs.post(messages.write({ type: 'save-asked', viewer }));
  }

  fetch.subscribe(announce);
  session.subscribe(({ state, system }, { system: former }) => {
    // A refused token is replaced, and saving then continues.
    const isOther = state === 'no-token' || (system !== null && system.uuid !== mine?.viewer);
    if (mine !== null && isOther) release(false);
    if (system?.uuid === former?.uuid) return;
    forgetElsewhere();
    ask();
  });
  tabs.subscribe((data) => {
    const message = messages.read(data);
    if (message === null || message.viewer !== viewerNow()) return;
    if (message.type === 'save-asked') announce(fetch.getState());
    else if (message.type === 'save-ended') {
      lastWord = message;
      forgetElsewhere();
    } else if (message.type === 'save-progress') {
      const { form, state, step } = message;
      elsewhere.setState({ form, state, step }, true);
      if (mine === null) watch.standFor(officeOf(message.viewer));
    }
  });
  ask();

  return {
    /** What another tab saves of the active account; null while none does. */
    elsewhere: readable(elsewhere),
    /**
     * Waits until no other tab saves; also one that was closed in the middle has ended. False when another tab has saved the same in the
     * meantime, or the account has changed.
     */
    async take(form: ExportForm): Promise<boolean> {
      const viewer = viewerNow();
      if (viewer === null) return false;
      release(false);
      watch.standFor(null);
      lastWord = null;
      const taken = { viewer, form, hasTurn: false, give: () => {} };
      mine = taken;
      await new Promise<void>((resolve) => {
        const turn = createCandidacy({ tabs, clock, onLead: resolve });
        turn.standFor(officeOf(viewer));
        taken.give = () => {
          turn.dispose();
          resolve();
        };
      });
      if (elsewhere.getState() !== null && lastWord === null && mine === taken)
        await new Promise((resolve) => clock.setTimeout(() => resolve(null), LAST_WORD_MS));
      forgetElsewhere();
      if (mine !== taken) {
        taken.give();
        return false;
      }
      const isSaved = saysSaved(lastWord, form);
      if (isSaved) release(false);
      else taken.hasTurn = true;
      return !isSaved;
    },
    /** Ends the turn of this tab. */
    end: release,
  };
}

/** Whether another tab has said last that it saved this. */
function saysSaved(
  word: { readonly form: ExportForm; readonly isSaved: boolean } | null,
  form: ExportForm,
): boolean {
  return word?.isSaved === true && isSameForm(word.form, form);
}

/** Forms are plain data, whose fields are always in the same order. */
function isSameForm(one: ExportForm, other: ExportForm): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
