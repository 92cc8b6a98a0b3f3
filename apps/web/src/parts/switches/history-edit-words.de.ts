import { codeWords } from '../../text/errors/code-words.de.ts';
import { number } from '../../text/language/german-forms.ts';
import type { Translated } from '../../text/language/translated.ts';

export const historyEditWords: Translated<typeof import('./history-edit-words.ts').historyEditWords> = {
  what: 'Was passieren soll',
  kinds: {
    insert: 'Mitglieder für eine Weile hinzufügen',
    'take-out': 'Mitglieder für eine Weile entfernen',
    add: 'Vergessenen Switch nachtragen',
    split: 'Diesen Switch aufteilen',
    copy: 'Diesen Switch zu einer anderen Zeit kopieren',
    merge: 'Gleiche Switches zusammenführen',
  },
  hints: {
    insert: 'Diese Mitglieder haben auch gefrontet. Wer sonst frontet, bleibt gleich.',
    'take-out': 'Diese Mitglieder haben nicht gefrontet. Wer sonst frontet, bleibt gleich.',
    add: 'Er dauert bis zum nächsten Switch.',
    split: 'Währenddessen beginnt ein zweiter Switch. Er kann andere Mitglieder haben.',
    copy: 'Die Kopie hat dieselben Mitglieder in derselben Reihenfolge und dauert bis zum nächsten Switch.',
    merge:
      'Benachbarte Switches mit denselben Mitgliedern in derselben Reihenfolge werden zu einem. Wer frontet, bleibt gleich.',
  },
  members: 'Mitglieder',
  loadingMembers: 'Eure Mitglieder werden geladen',
  from: 'Von',
  to: 'Bis',
  toHint: 'Lasst das Feld leer für „bis jetzt“.',
  at: 'Datum und Uhrzeit',
  zone: (zone) => `In der Zeitzone dieses Geräts (${zone}), auf die Sekunde genau.`,
  preview: 'Was sich ändert',
  previewNone: 'Füllt das Formular aus, um zu sehen, was sich ändert.',
  previewLoading: 'Die Switches, die sich ändern, werden geladen',
  unread:
    'Ein Switch konnte nicht gelesen werden, daher ist die Reihenfolge seiner Mitglieder nicht sicher. Die Änderung kann gespeichert werden, sobald er gelesen ist.',
  when: 'Ab',
  before: 'Jetzt',
  after: 'Nach dem Speichern',
  unknown: 'Noch keine Switches',
  changed: 'geändert',
  unchanged: (count) =>
    count === 1 ? '1 Eintrag bleibt gleich' : `${number(count)} Einträge bleiben gleich`,
  requests: (count) => (count === 1 ? 'Ein Switch wird geändert.' : `${count} Switches werden geändert.`),
  future:
    'Das liegt in der Zukunft. PluralKit zeigt den neuesten Switch als aktuelle Front, auch wenn seine Zeit in der Zukunft liegt.',
  futureConfirm: 'Ja, in der Zukunft',
  waiting: 'Ein Switch wartet noch auf das Senden. Bearbeitet den Verlauf, sobald er gesendet ist.',
  save: 'Speichern',
  saving: 'Wird gespeichert\u00a0…',
  cancel: 'Abbrechen',
  refusals: {
    'bad-time': 'Gebt Datum und Uhrzeit vollständig ein.',
    taken: `${codeWords.sameTimestamp.title}. ${codeWords.sameTimestamp.detail} ${codeWords.sameTimestamp.help}`,
    'no-change': 'Es gibt nichts zu ändern: So steht es schon in eurem Verlauf.',
    'empty-range': 'Das Ende muss nach dem Anfang liegen.',
    outside: 'Diese Zeit liegt nicht innerhalb des Switches.',
    'nothing-to-merge':
      'Die Switches daneben haben andere Mitglieder, oder dieselben in einer anderen Reihenfolge.',
    'same-as-latest':
      'PluralKit trägt nach dem neuesten Switch keinen zweiten mit denselben Mitgliedern ein. Wählt andere Mitglieder.',
    'no-members': 'Wählt mindestens ein Mitglied.',
    twice: `${codeWords.duplicateMembers}.`,
    gone: 'Diesen Switch gibt es nicht mehr.',
    'not-loaded':
      'Die Switches von dieser Zeit bis jetzt sind noch nicht alle geladen. Ladet zuerst ältere Switches.',
    'too-many': 'Das ändert mehr als 50 Switches. Wählt einen kürzeren Zeitraum.',
  },
  undo: 'Rückgängig',
  edits: {
    title: 'Eure letzten Änderungen',
    count: (count) => `Eure letzten Änderungen (${count})`,
    lead: 'Ihr könnt sie einen Tag lang rückgängig machen, jede im Ganzen.',
    waiting: 'Wartet auf das Senden',
    undoing: 'Rücknahme wartet auf das Senden',
    refused: 'Nicht gespeichert',
    undoOf: (what) => `Rückgängig: ${what}`,
    names: {
      add: 'Vergessener Switch nachgetragen',
      move: 'Switch verschoben',
      'change-members': 'Mitglieder geändert',
      delete: 'Switch gelöscht',
      insert: 'Mitglieder für eine Weile hinzugefügt',
      'take-out': 'Mitglieder für eine Weile entfernt',
      split: 'Switch aufgeteilt',
      merge: 'Switches zusammengeführt',
      copy: 'Switch kopiert',
    },
  },
  notices: {
    waits: 'Auf diesem Gerät gespeichert',
    undone: 'Euer Verlauf ist wie vorher',
    undoWaits: 'Die Rücknahme ist auf diesem Gerät gespeichert',
    notUndone: 'Die Änderung konnte nicht rückgängig gemacht werden',
    changedSince: 'Einer der Switches wurde inzwischen anderswo geändert, daher wurde hier nichts geändert.',
    notSaved: 'Die Änderung wurde nicht gespeichert',
  },
};
