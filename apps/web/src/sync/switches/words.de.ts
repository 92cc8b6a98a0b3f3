import { codeWords } from '../../text/errors/code-words.de.ts';
import type { Translated } from '../../text/language/translated.ts';

export const queueWords: Translated<typeof import('./words.ts').queueWords> = {
  future: 'Diese Zeit liegt in der Zukunft. Bestätigt sie oder wählt „Jetzt“.',
  duplicateMember: `${codeWords.duplicateMembers}.`,
  noAccount:
    'Für Switches braucht Frontboard den Token eures Systems. Ihr könnt ihn in den Einstellungen eingeben.',
  full: 'Zu viele Switches warten auf das Senden. Versucht es erneut, wenn einige gesendet sind.',
  busy: 'Der vorige Switch wird noch gespeichert. Es wurde nichts eingetragen. Tippt noch einmal.',
  cannotLoad:
    'Ein Teil von Frontboard konnte nicht geladen werden, deshalb wurde der Switch nicht eingetragen. Versucht es erneut, wenn ihr online seid. Wenn das nicht hilft, ladet die Seite neu.',
  tooLateToUndo:
    'Dieser Switch kann hier nicht mehr rückgängig gemacht werden. Ihr könnt ihn in der Liste der letzten Switches löschen.',
  nothingToUndo: 'Es gibt nichts rückgängig zu machen: PluralKit hatte diese Mitglieder bereits.',
  editChangedHere:
    'Einer dieser Switches wurde seitdem hier geändert. Macht zuerst diese Änderung rückgängig.',
  editReplaced:
    'Einer dieser Switches wurde seitdem hier geändert. Eure Änderung kann nicht mehr als Ganzes rückgängig gemacht werden.',
  editChangedElsewhere:
    'Einer dieser Switches wurde seitdem anderswo geändert. Es wurde nichts rückgängig gemacht.',
  editTooLate: 'Diese Änderung kann hier nicht mehr rückgängig gemacht werden.',
  correctedBefore: 'Das wurde seitdem korrigiert. Macht zuerst die Korrektur rückgängig.',
  waits: {
    offline: 'Dieses Gerät ist offline. Frontboard sendet, sobald ihr wieder online seid.',
    unreachable:
      'PluralKit ist nicht erreichbar. Frontboard versucht es von selbst erneut, und die Zeit des Switches bleibt gleich.',
    trouble:
      'PluralKit hat gerade Probleme. Frontboard versucht es von selbst erneut, und die Zeit des Switches bleibt gleich.',
    limited:
      'PluralKit bittet um weniger Tempo. Frontboard versucht es so bald wie möglich erneut, und die Zeit des Switches bleibt gleich.',
    noToken:
      'PluralKit hat den Token abgelehnt. Das hier wird gesendet, wenn ihr einen gültigen Token desselben Systems eingegeben habt.',
    checking: 'Der Token wird geprüft.',
    held: 'Dieselben Mitglieder fronten bereits. Dieser Switch wartet auf den Switch davor.',
    slow: 'PluralKit hat noch nicht geantwortet.',
    otherAccount: 'Das wird gesendet, wenn ihr das Konto dazu wieder verwendet.',
  },
  refused: {
    member: {
      title: 'Ein Mitglied dieses Switches gehört nicht mehr zu eurem System',
      detail: 'Wählt die Mitglieder neu oder verwerft diesen Switch.',
    },
    duplicates: {
      title: codeWords.duplicateMembers,
      detail: 'Wählt die Mitglieder neu oder verwerft diesen Switch.',
    },
    notAllowed: {
      title: 'Dieser Token kann das nicht',
      detail:
        'Gebt in den Einstellungen den Token dieses Systems ein und versucht es dann erneut. Es ist nichts verloren.',
    },
    outdated: {
      title: 'Der Switch vor diesem wurde seitdem geändert',
      detail:
        'Es wurde nichts überschrieben. Versucht es erneut, um euren Switch trotzdem einzutragen, oder verwerft ihn.',
    },
    clock: {
      title: 'Die Zeit stimmt vielleicht nicht',
      detail:
        'Die Uhr dieses Geräts weicht von der von PluralKit ab. Gesendet wird erst etwas, wenn ihr entscheidet.',
    },
    future: {
      title: 'Die Zeit dieses Switches liegt in der Zukunft',
      detail:
        'Die Uhr dieses Geräts wurde seitdem zurückgestellt. Wählt eine andere Zeit oder versucht es erneut, um ihn so einzutragen.',
    },
    title: 'PluralKit hat diesen Switch nicht angenommen',
  },
  refusedChange: {
    conflict: {
      title: 'Dieser Switch wurde anderswo geändert',
      detail:
        'Es wurde nichts überschrieben. Versucht es erneut, um eure Fassung zu speichern, oder verwerft sie.',
    },
    gone: {
      title: 'Diesen Switch gibt es nicht mehr',
      detail:
        'Er wurde anderswo gelöscht. Es wurde nichts geändert. Tragt ihn neu ein, wenn ihr ihn braucht.',
    },
    sameTime: {
      title: codeWords.sameTimestamp.title,
      detail: `${codeWords.sameTimestamp.detail} ${codeWords.sameTimestamp.help}`,
    },
    sameMembers: {
      title: 'Es gibt nichts zu ändern',
      detail: 'Der Switch hat schon dieselben Mitglieder in derselben Reihenfolge.',
    },
    twice: {
      title: codeWords.duplicateMembers,
      detail: 'PluralKit nimmt jedes Mitglied nur einmal an.',
    },
    unknownMember: {
      title: 'Ein Mitglied gehört nicht mehr zu eurem System',
      detail:
        'Ein gewähltes Mitglied wurde gelöscht oder gehört zu einem anderen System. Entfernt es und versucht es erneut.',
    },
  },
  movedOn: {
    title: 'Inzwischen wurde anderswo geswitcht',
    caption: 'Eure Korrektur wurde als eigener Switch eingetragen, mit der Zeit, zu der ihr getippt habt.',
  },
};
