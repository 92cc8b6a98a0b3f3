import { inDative } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const frontingSinceWords: Translated<typeof import('./words.ts').frontingSinceWords> = {
  running: (duration) => `seit ${inDative(duration)}`,
  since: (time) => `seit ${time}`,
  sinceBefore: (day) => `mindestens seit dem ${day}`,
  switchRunning: (duration) => `seit ${inDative(duration)} (dieser Switch)`,
  switchSince: (time) => `seit ${time} (dieser Switch)`,
  named: (name, since) => `${name} ${since}`,
};
