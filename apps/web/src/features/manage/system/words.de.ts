import { number } from '../../../text/language/german-forms.ts';
import type { Translated } from '../../../text/language/translated.ts';
import type { LatchTimeout } from './settings-values.ts';

export const ownSystemWords: Translated<typeof import('./words.ts').ownSystemWords> = {
  title: 'Euer System',
  lead: 'Was PluralKit über euer System weiß, wer es sehen kann und wie sich der Bot verhält.',
  seeAsOthers: 'So ansehen wie andere',
  loading: 'Euer System wird geladen',
  failed: 'Euer System konnte nicht geladen werden',
  profile: {
    title: 'Profil',
    privacy: 'Wer was sehen kann',
    labels: {
      name: 'Name',
      tag: 'Tag',
      pronouns: 'Pronomen',
      description: 'Beschreibung',
      avatar_url: 'Avatar',
      banner: 'Banner',
      color: 'Farbe',
      name_privacy: 'Name',
      avatar_privacy: 'Avatar',
      description_privacy: 'Beschreibung',
      banner_privacy: 'Banner',
      pronoun_privacy: 'Pronomen',
      member_list_privacy: 'Mitgliederliste',
      group_list_privacy: 'Gruppenliste',
      front_privacy: 'Wer frontet',
      front_history_privacy: 'Front-Verlauf',
    },
    about: 'Name und Beschreibung',
    pictures: 'Bilder',
    privacySection: 'Privatsphäre',
    tagText: 'Steht nach den Namen eurer Mitglieder, wenn sie proxyen.',
    privacyText: {
      name_privacy: 'Privat: Andere sehen stattdessen die ID eures Systems.',
      avatar_privacy: 'Privat: Andere sehen stattdessen Initialen.',
      description_privacy: 'Privat: Nur ihr könnt sie lesen.',
      banner_privacy: 'Privat: Nur ihr seht ihn.',
      pronoun_privacy: 'Privat: Nur ihr seht sie.',
      member_list_privacy: 'Privat: Nur ihr könnt eure Mitglieder auflisten.',
      group_list_privacy: 'Privat: Nur ihr könnt eure Gruppen und die Gruppen eines Mitglieds auflisten.',
      front_privacy:
        'Privat: Nur ihr könnt sehen, wer frontet. Ist euer Front-Verlauf öffentlich, zeigt er es trotzdem allen.',
      front_history_privacy: 'Privat: Nur ihr könnt frühere Switches sehen.',
    },
  },
  settings: {
    title: 'Einstellungen in PluralKit',
    loading: 'Die Einstellungen werden geladen',
    failed: 'Die Einstellungen konnten nicht geladen werden',
    labels: {
      timezone: 'Zeitzone',
      pings_enabled: 'Pings per Reaktion',
      latch_timeout: 'Latch endet',
      member_default_private: 'Neue Mitglieder sind privat',
      group_default_private: 'Neue Gruppen sind privat',
      case_sensitive_proxy_tags: 'Groß- und Kleinschreibung in Proxy-Tags beachten',
      proxy_error_message_enabled: 'Melden, wenn eine Nachricht nicht geproxyt werden konnte',
      hid_display_split: 'IDs mit Strich in der Mitte',
      hid_display_caps: 'IDs in Großbuchstaben',
      card_show_color_hex: 'Farbcode auf Karten',
      proxy_switch: 'Proxyen trägt einen Switch ein',
      name_format: 'Namensformat',
      template_1: 'Vorlage 1',
      template_2: 'Vorlage 2',
      template_3: 'Vorlage 3',
    },
    texts: {
      pings_enabled: 'Andere können euch mit einer Reaktion auf eine geproxyte Nachricht anpingen.',
      member_default_private:
        'Sie sind zuerst privat, ob ihr sie hier anlegt oder mit dem Bot von PluralKit.',
      group_default_private: 'Sie sind zuerst privat, ob ihr sie hier anlegt oder mit dem Bot von PluralKit.',
      case_sensitive_proxy_tags: 'An: L: und l: sind verschiedene Tags.',
      proxy_error_message_enabled: 'Wenn möglich, nennt der Bot den Grund.',
      hid_display_split: 'In den Nachrichten des Bots: abc-def.',
      hid_display_caps: 'In den Nachrichten des Bots: ABCDEF.',
    },
    groups: {
      proxying: 'Proxyen',
      defaults: 'Pings und Vorgaben',
      cards: 'Wie der Bot etwas anzeigt',
      templates: 'Vorlagen für Beschreibungen',
      readOnly: 'Hier nur zu lesen',
    },
    latch: {
      text: 'Autoproxy im Latch-Modus endet, wenn so lange nichts geproxyt wurde.',
      default: 'Nach 6 Stunden',
      after: 'Nach einer anderen Zeit',
      never: 'Nie',
      hours: 'Stunden',
      minutes: 'Minuten',
      show: (value) => showLatch(value),
    },
    nameFormat:
      'Wie Namen beim Proxyen geschrieben werden. {name} ist der Name des Mitglieds, {tag} der Tag.',
    proxySwitch: {
      text: 'Was geschieht, wenn ein Mitglied proxyt, das nicht frontet.',
      off: 'Nein',
      new: 'Als neuer Switch',
      add: 'Zur Front hinzugefügt',
    },
    colorCode: {
      on: 'Sichtbar',
      off: 'Nicht sichtbar',
      unknown: 'Wie bisher',
      unavailable: 'PluralKit zeigt das erst nach einer Änderung an.',
    },
    templates: 'Bis zu drei Texte, mit denen Beschreibungen beginnen können. Leere werden nicht gespeichert.',
    readOnly: 'Ändern lassen sie sich nur mit dem Bot von PluralKit oder gar nicht.',
    facts: {
      memberLimit: 'Mitglieder',
      groupLimit: 'Gruppen',
      used: (count, limit) =>
        `${count === null ? '' : `${number(count)} von `}${limit === null ? 'unbekannt' : `höchstens ${number(limit)}`}`,
      privateInfo: 'Private Angaben beim Nachschlagen eures Systems',
      on: 'Sichtbar',
      off: 'Verborgen',
      padding: 'Auffüllung von IDs in Listen',
      paddings: { off: 'Keine', left: 'Vor der ID', right: 'Nach der ID' },
      byCommand: 'Änderbar mit einem Befehl des Bots',
    },
  },
};

function showLatch(value: unknown): string {
  // The frame passes the form's value of this field.
  const { kind, hours, minutes } = value as LatchTimeout;
  if (kind !== 'after') return kind === 'never' ? 'Nie' : 'Nach 6 Stunden';
  return `Nach ${hours || '0'} Std. ${minutes || '0'} Min.`;
}
