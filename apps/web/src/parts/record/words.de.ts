import type { Translated } from '../../text/language/translated.ts';

export const recordWords: Translated<typeof import('./words.ts').recordWords> = {
  zoomProxy: (name) => `Proxy-Avatar von ${name} vergrößern`,
  proxyPictureOf: (name) => `${name} in Proxy-Nachrichten`,

  copyId: 'ID kopieren',
  copyUuid: 'UUID kopieren',

  technical: 'Technisches',
  facts: {
    id: 'ID',
    uuid: 'UUID',
    name: 'Name',
    color: 'Farbe',
    created: 'Angelegt',
    proxyAvatar: 'Proxy-Avatar',
    avatar: 'Avatar',
    icon: 'Icon',
    banner: 'Banner',
    messages: 'Nachrichten',
    lastMessage: 'Letzte Nachricht',
    lists: 'In Listen',
    members: 'Mitglieder',
  },
  isSet: 'Vorhanden',
  hiddenFromLists: 'Fehlt in Listen, die andere sehen, aber wer die ID hat, kann diese Seite öffnen',
  hiddenMember:
    'Fehlt in Listen, die andere sehen, aber nicht in einer Front, die sie sehen, und wer die ID hat, kann diese Seite öffnen',
  hiddenGroupList: 'Andere sehen nicht, wer in dieser Gruppe ist',
  notShared: 'Nicht geteilt',
  noneYet: 'Noch keine',

  birthday: (day) => `Geburtstag ${day}`,
  presence: {
    here: 'Gerade da',
    wasHere: 'Beim letzten Prüfen da',
    last: 'Zuletzt da',
    lastBefore: (moment) => `Zuletzt da vor ${moment}, falls überhaupt`,
    checked: 'zuletzt geprüft',
  },
  switchTo: (name) => `Zu ${name} switchen`,
  notSwitched: 'Der Switch konnte nicht eingetragen werden',

  description: 'Beschreibung',
  noDescription: 'Keine Beschreibung',
  noDescriptionShared: 'Keine Beschreibung geteilt',

  proxyTags: 'Proxy-Tags',
  proxyExample: 'hallo',
  noneShared: 'Keine geteilt',
  none: 'Keine',

  groups: 'Gruppen',
  groupsLoading: 'Die Gruppen werden geladen',
  groupsNone: 'In keiner Gruppe, die geteilt wird',
  groupsNoneOwn: 'In keiner Gruppe',
  groupsPrivate: 'Dieses System teilt seine Gruppen nicht',
  groupsFailed: 'Die Gruppen konnten nicht geladen werden.',
};
