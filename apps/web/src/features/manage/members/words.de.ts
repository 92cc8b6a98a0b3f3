import { counted, number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';

export const memberWords: Translated<typeof import('./words.ts').memberWords> = {
  add: {
    title: 'Neues Mitglied',
    copyTitle: (name) => `Kopie von ${name}`,
    copyName: (name) => `${name} (Kopie)`,
    copyNote: (name) =>
      `Alles von ${name} wird kopiert, nur die Proxy-Tags nicht: Zwei Mitglieder können nicht dieselben haben.`,
    save: 'Mitglied anlegen',
    saved: (name) => `${name} wurde angelegt`,
    full: (limit) =>
      `Euer System hat ${limit} Mitglieder, mehr erlaubt PluralKit nicht. Was ihr hier eingebt, bleibt auf diesem Gerät, bis Platz ist.`,
  },
  edit: {
    title: 'Mitglied bearbeiten',
    form: (name) => `${name} bearbeiten`,
    asOthers: 'So ansehen wie andere',
    duplicate: 'Duplizieren',
    remove: 'Löschen',
    gone: 'Dieses Mitglied ist nicht in eurem System',
    goneText:
      'In eurem System gibt es kein Mitglied mit dieser ID. Vielleicht wurde es gelöscht, oder die ID hat sich geändert.',
    createAgain: 'Daraus ein neues Mitglied anlegen',
  },

  groups: {
    title: 'Gruppen',
    none: 'In keiner Gruppe.',
    in: (names) => `In ${names}.`,
    change: 'Gruppen ändern',
  },

  labels: {
    name: 'Name',
    display_name: 'Anzeigename',
    pronouns: 'Pronomen',
    birthday: 'Geburtstag',
    color: 'Farbe',
    description: 'Beschreibung',
    avatar_url: 'Avatar',
    webhook_avatar_url: 'Proxy-Avatar',
    banner: 'Banner',
    proxy_tags: 'Proxy-Tags',
    keep_proxy: 'Proxy-Tags behalten',
    tts: 'Text-to-Speech',
    visibility: 'In Listen sichtbar',
    name_privacy: 'Name',
    description_privacy: 'Beschreibung',
    banner_privacy: 'Banner',
    birthday_privacy: 'Geburtstag',
    pronoun_privacy: 'Pronomen',
    avatar_privacy: 'Avatar',
    metadata_privacy: 'Anlegedatum und Nachrichten',
    proxy_privacy: 'Proxy-Tags',
  },

  inRow: {
    hint: 'Enter speichert, Esc bricht ab.',
    unsaved: 'Noch nicht gespeichert. Enter speichert, Esc verwirft.',
    others: (fields) =>
      `Im Formular geändert und noch nicht gespeichert: ${fields.join(', ')}. Wenn ihr hier speichert, wird auch das gespeichert.`,
    inForm: (name) => `Nicht gespeichert: Eure Eingaben für ${name} sind im Formular`,
    cancel: 'Abbrechen',
  },

  form: {
    profile: 'Profil',
    pictures: 'Bilder',
    proxying: 'Proxyen',
    privacy: 'Privatsphäre',
    servers: {
      title: 'Server',
      text: 'Name und Avatar können auf jedem Server anders sein.',
      none: 'Name und Avatar können auf jedem Server anders sein. Ihr habt noch keinen Server hinzugefügt.',
      add: 'Server hinzufügen',
    },
    more: 'Mehr',
    nameHint: 'Der Name für die Befehle des Bots.',
    displayNameHint: 'Was andere statt des Namens sehen.',
    proxyPictureHint: 'Für die Nachrichten des Mitglieds, statt des Avatars.',
    keepProxyHint: 'Die Tags bleiben in der gesendeten Nachricht.',
    ttsHint: 'Discord liest die Nachrichten des Mitglieds vor.',
    autoproxy: {
      on: (name) =>
        `Autoproxy schließt dieses Mitglied ein. Ändern lässt sich das nur mit dem Bot von PluralKit: pk;member "${name}" autoproxy off`,
      off: (name) =>
        `Autoproxy lässt dieses Mitglied aus. Ändern lässt sich das nur mit dem Bot von PluralKit: pk;member "${name}" autoproxy on`,
    },
    privacyLabel: 'Wer was sehen kann',
    privacyText: {
      visibility:
        'Privat: fehlt in Listen, die andere sehen. In der Front sehen andere dieses Mitglied weiterhin, und mit der ID lässt sich die Seite öffnen.',
      name_privacy:
        'Privat: Andere sehen stattdessen den Anzeigenamen. Ohne einen sehen sie weiterhin den Namen.',
      description_privacy: 'Privat: Nur ihr könnt sie lesen.',
      banner_privacy: 'Privat: Nur ihr seht ihn.',
      birthday_privacy: 'Privat: Nur ihr seht ihn.',
      pronoun_privacy: 'Privat: Nur ihr seht sie.',
      avatar_privacy: 'Privat: Außerhalb von Nachrichten seht nur ihr ihn und den Proxy-Avatar.',
      metadata_privacy:
        'Privat: Nur ihr seht, wann dieses Mitglied angelegt wurde, wie viele Nachrichten es gesendet hat und wann die letzte.',
      proxy_privacy: 'Privat: Nur ihr seht sie.',
    },
    privateByDefault:
      'Nach euren Einstellungen in PluralKit sind neue Mitglieder privat, darum ist auch hier zuerst alles privat.',
  },

  birthday: {
    hint: 'Gebt Tag und Monat ein, und ein Jahr, wenn ihr wollt: 5. März, 5.3.1999.',
    withYear: (date) => `Verstanden als ${date}.`,
    withoutYear: (date) => `Verstanden als ${date}, ohne Jahr.`,
  },

  tags: {
    label: 'Proxy-Tags',
    hint: 'Was ihr vor oder nach einer Nachricht schreibt, um als dieses Mitglied zu sprechen.',
    prefix: (position) => `Vor dem Text, Proxy-Tag ${position}`,
    suffix: (position) => `Nach dem Text, Proxy-Tag ${position}`,
    next: { prefix: 'Vor dem Text, neuer Proxy-Tag', suffix: 'Nach dem Text, neuer Proxy-Tag' },
    remove: 'Entfernen',
    removeNth: (position) => `Proxy-Tag ${position} entfernen`,
    length: (length, most) => `${length} von ${most} Zeichen um das Wort „text“.`,
    same: (name) => `${name} hat denselben Proxy-Tag. Wer von beiden spricht, ist offen.`,
    yields: (name, tag) =>
      `${name} hat den längeren Tag „${tag}“: Eine Nachricht, die zu beiden passt, kommt von ${name}.`,
    takes: (name, tag) =>
      `${name} hat den kürzeren Tag „${tag}“: Eine Nachricht, die zu beiden passt, kommt von diesem Mitglied.`,
    twice: 'Dieser Proxy-Tag ist hier zweimal.',
    never:
      'Er beginnt oder endet mit einem Leerzeichen. Discord entfernt die, darum passt keine Nachricht zu ihm.',
    always:
      'Alle seine Zeichen sind unsichtbar. PluralKit beachtet solche Zeichen nicht, darum passt jede Nachricht zu ihm.',
    command:
      'PluralKit hält eine Nachricht, die mit pk; oder pk! beginnt, für einen Befehl. Darum passt dieser Proxy-Tag nie.',
    text: 'Zu diesem Proxy-Tag passen nur Nachrichten, in denen das Wort „text“ vorkommt. Wenn es für eure Nachricht stehen soll, entfernt es.',
  },

  proxies: {
    lead: 'Schreibt eine Nachricht wie in Discord und seht, von wem sie kommt.',
    message: 'Nachricht',
    placeholder: 'L: hallo',
    becomes: (name) => `${name} sagt:`,
    nobody:
      'Keine Proxy-Tags passen. Die Nachricht wird gesendet, wie ihr sie geschrieben habt, oder per Autoproxy.',
    empty: (name) =>
      `Das sind die Proxy-Tags von ${name} mit nichts dazwischen. So wird nur eine Nachricht mit einer Datei gesendet.`,
    unclear: (names) => `Die Tags von ${names} passen gleich gut. PluralKit kann davon jeden wählen.`,
    caseSensitive: 'In Proxy-Tags kommt es auf Groß- und Kleinschreibung an. So ist euer System eingestellt.',
    caseInsensitive:
      'In Proxy-Tags kommt es nicht auf Groß- und Kleinschreibung an. So ist euer System eingestellt.',
    looking: 'Es wird nach Proxy-Tags gesucht, die sich überschneiden\u00a0…',
    collisions: (count) =>
      count === 1
        ? 'Ein Paar Proxy-Tags überschneidet sich'
        : `${number(count)} Paare von Proxy-Tags überschneiden sich`,
    same: (first, second, tag) =>
      `${first} und ${second} haben denselben Proxy-Tag: „${tag}“. Wer von beiden spricht, ist offen.`,
    always: (name) => `${name} hat einen Proxy-Tag aus unsichtbaren Zeichen, zu dem jede Nachricht passt.`,
    inside: (first, firstTag, second, secondTag) =>
      `Eine Nachricht, die zu „${firstTag}“ und „${secondTag}“ passt, kommt von ${second} und nicht von ${first}: Der längere Tag gewinnt.`,
    more: (count) => `Und ${counted(count, 'weiterer Fall', 'weitere Fälle')}.`,
  },
};
