import type { Translated } from '../../../text/language/translated.ts';

export const runCardWords: Translated<typeof import('./words.ts').runCardWords> = {
  progress: (ended, all) => `${ended} von ${all}`,
  roughly: (duration) => `etwa ${duration}`,
  andHalfMinute: (minutes) => `${minutes} 30 Sekunden`,
  timeLeft: (time) => `Noch: ${time}`,
  paused: 'Pausiert',
  rests: (since) =>
    `Das wurde unterbrochen, bevor es fertig war. Seit ${since} wurde nichts gesendet, und es wird nichts gesendet, bis ihr euch entscheidet.`,
  undoing: 'Es wird auf die letzte Antwort gewartet und dann rückgängig gemacht.',
  elsewhere: 'Ihr könnt andere Seiten benutzen, oder Frontboard schließen und später weitermachen.',
  elsewhereInSession:
    'Ihr könnt andere Seiten benutzen. Der Token gilt nur für diese Sitzung: Wenn ihr Frontboard neu ladet oder schließt, bleibt das hier stehen und lässt sich nicht fortsetzen oder rückgängig machen.',
  troubles: {
    limited: 'PluralKit bittet um weniger Tempo. Frontboard macht von selbst weiter.',
    unreachable: 'PluralKit ist nicht erreichbar. Frontboard macht von selbst weiter.',
    trouble: 'PluralKit hat gerade Probleme. Frontboard macht von selbst weiter.',
    offline:
      'Ihr seid offline. Frontboard macht weiter, wenn ihr wieder online seid. Nach mehr als einer Stunde fragt es euch vorher.',
    token:
      'PluralKit hat den Token abgelehnt. Gebt ihn in den Einstellungen noch einmal ein, um fortzusetzen.',
    journal:
      'Dieses Gerät kann den Fortschritt nicht lesen oder speichern. Frontboard versucht es von selbst erneut. Wenn das so bleibt, schafft etwas Platz auf diesem Gerät.',
  },
  done: (done, all) => `Erledigt: ${done} von ${all}`,
  same: (count) => `Keine Änderung nötig: ${count}`,
  failed: (count) => `Nicht erledigt: ${count}`,
  undo: {
    going: 'Wird rückgängig gemacht',
    forgotten: 'Eine Rücknahme davon ist beendet.',
    done: 'Das wurde rückgängig gemacht.',
    partly: (count) => `Rückgängig gemacht, bis auf ${count}`,
  },
  newIds: 'Wiederhergestellte Mitglieder und Gruppen haben neue IDs.',
  reasons: {
    changed: (field) => `Inzwischen anderswo geändert und darum so belassen: ${field}.`,
    refused: (field) => `PluralKit hat das abgelehnt: ${field}.`,
    gone: 'Nicht mehr in PluralKit',
    skipped: 'Braucht etwas, das nicht angelegt wurde',
  },
  reason: (what, why) => `${what}: ${why}`,
  about: {
    system: 'Profil eures Systems',
    member: 'Ein Mitglied',
    group: 'Eine Gruppe',
    switch: (time) => `Switch vom ${time}`,
    local: 'Was auf diesem Gerät gespeichert ist',
  },
  pause: 'Pausieren',
  resume: 'Fortsetzen',
  undoAll: 'Alles davon rückgängig machen',
  drop: 'Nicht fortsetzen',
  tryAgain: 'Diese erneut versuchen',
  forget: 'Aus dieser Liste entfernen',
};
