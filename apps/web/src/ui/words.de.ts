import { counted, inDative } from '../text/language/german-forms.ts';
import type { Translated } from '../text/language/translated.ts';

const UNITS = {
  year: ['Jahr', 'Jahre'],
  month: ['Monat', 'Monate'],
  week: ['Woche', 'Wochen'],
  day: ['Tag', 'Tage'],
  hour: ['Stunde', 'Stunden'],
  minute: ['Minute', 'Minuten'],
  second: ['Sekunde', 'Sekunden'],
} as const;

export const uiWords: Translated<typeof import('./words.ts').uiWords> = {
  clear: 'Leeren',
  more: (next, left) => `${next} von ${left} weiteren anzeigen`,
  close: 'Schließen',
  dismiss: 'Ausblenden',
  notices: 'Hinweise',
  copied: 'Kopiert',
  copyFailed: 'Konnte nicht kopiert werden',
  loading: 'Wird geladen',
  onlyHere: 'Auf diesem Gerät',
  partFailed: 'Dieser Teil kann gerade nicht angezeigt werden. Alles andere funktioniert.',
  tryAgain: 'Erneut versuchen',
  partMissing:
    'Dieser Teil konnte nicht geladen werden. Alles andere funktioniert. Ladet die Seite neu, wenn ihr online seid. Was ihr in Formulare eingegeben habt, ist gespeichert. Beim Neuladen vergisst Frontboard Tokens, die nur für diese Sitzung gelten, und alles, was ihr damit eingegeben habt.',
  loadAgain: 'Seite neu laden',
  justNow: 'gerade eben',
  underAMinute: 'unter einer Minute',
  amount: (count, unit) => counted(count, UNITS[unit][0], UNITS[unit][1]),
  ago: (amount) => `vor ${inDative(amount)}`,
  ahead: (amount) => `in ${inDative(amount)}`,
  reachNotice: 'Mit F6 kommt ihr dorthin.',
};
