import type { Translated } from '../../text/language/translated.ts';

export const filterWords: Translated<typeof import('./words.ts').filterWords> = {
  any: 'Egal',
  having: 'Mit',
  lacking: 'Ohne',
  privacy: 'Wer sie sehen kann',
  privacies: { visible: 'Alle', hidden: 'Nur ihr' },
  inGroup: 'In Gruppe',
  notInGroup: 'Nicht in Gruppe',
  anyGroup: 'Beliebige Gruppe',
  anotherGroup: 'Gruppe hinzufügen',
  fronted: {
    label: 'Zuletzt gefrontet',
    choices: { any: 'Egal', since: 'Seit', notSince: 'Nicht seit' },
    day: 'Tag',
    loading: 'Der Verlauf wird geladen.',
    knownFrom: (day) =>
      `Hier sind nur Switches seit dem ${day} bekannt. Mitglieder, bei denen sich daraus nichts ergibt, sind weggelassen.`,
    nothingKnown: 'Hier sind keine Switches bekannt, deshalb kann dieser Filter keine Mitglieder finden.',
  },
  // What stands before a colon is read by the app: `mark`, `note` and `state` stay. A state is found by its German name, too.
  searchHint:
    'Die Suche kennt auch, was nur auf diesem Gerät ist: mark:kunst findet eine Markierung, note:tee ein Wort in euren Notizen, -mark: alle ohne Markierung, state:ruhend einen Zustand und rolle:kunst ein eigenes Feld, das Rolle heißt.',
};
