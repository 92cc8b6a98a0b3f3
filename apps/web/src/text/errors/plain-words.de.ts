import type { Translated } from '../language/translated.ts';

export const plainErrorWords: Translated<typeof import('./plain-words.ts').plainErrorWords> = {
  missingCode: {
    title: 'Das konnte nicht geladen werden',
    detail:
      'Ladet die Seite neu, wenn ihr online seid. Was ihr in Formulare eingegeben habt, ist gespeichert. Beim Neuladen vergisst Frontboard Tokens, die nur für diese Sitzung gelten, und alles, was ihr damit eingegeben habt.',
  },
  ourFault: {
    title: 'In Frontboard ist etwas schiefgegangen',
    detail: 'Es liegt nicht an euch. Vielleicht hilft ein neuer Versuch.',
  },
  apiError: 'API-Fehler',
  log: {
    refused: (status, code) => (code ? `${status}, Code ${code}` : String(status)),
    foreign: (status, type) =>
      `${status}, nicht in der Form von PluralKit (${type === '' ? 'kein Inhaltstyp' : type})`,
    noAnswer: 'keine Antwort',
    late: (seconds) => `keine vollständige Antwort innerhalb von ${seconds} s`,
    cut: (status) => `${status}, aber die Antwort war abgeschnitten`,
    unreadable: (problem, count) =>
      `die Antwort hat eine unerwartete Form (${problem}${count > 1 ? ` und ${count - 1} weitere` : ''})`,
  },
};
