import type { Translated } from '../../text/language/translated.ts';

export const otherScreenNames: Translated<typeof import('./other-names.ts').otherScreenNames> = {
  '/switch': ['front', 'letzte switches'],
  '/status': ['wer frontet'],
  '/status/tile': ['kacheln', 'wer frontet'],
  '/status/list': ['liste'],
  '/status/table': ['tabelle'],
  '/board': ['overlay', 'stream', 'wand', 'tablet', 'vollbild'],
  '/birthdays': ['jahrestage', 'geburtstagskalender'],
  '/history': ['frühere switches', 'protokoll', 'switches exportieren'],
  '/lookup': ['suchen', 'finden'],
  '/history/statistics': ['statistik', 'zahlen', 'diagramme', 'wie viel wer gefrontet hat'],
  '/history/timeline': ['zeilen', 'wann wer gefrontet hat'],
  '/history/calendar': ['tage', 'monate'],
  '/history/year': ['quilt', 'flickendecke', 'ruhige tage'],
  '/manage': ['systeme, denen ihr folgt'],
  '/manage/add': ['system hinzufügen'],
  '/manage/followed': ['anordnen', 'nicht mehr folgen'],
  '/manage/system': ['profil', 'privatsphäre'],
  '/manage/members': ['mitglieder verwalten'],
  '/manage/members/new': ['mitglied hinzufügen', 'anlegen'],
  '/manage/members/bulk': ['sammeländerung', 'mehrere', 'wer was sieht'],
  '/manage/members/proxies': ['proxy-tags', 'nachricht ausprobieren'],
  '/manage/groups': ['gruppen verwalten'],
  '/manage/groups/new': ['gruppe hinzufügen', 'anlegen'],
  '/manage/groups/bulk': ['sammeländerung', 'mehrere'],
  '/manage/servers': ['guilds', 'autoproxy', 'discord'],
  '/manage/file': ['export', 'sicherung', 'vergleichen', 'pk;export', 'json'],
  '/settings': ['optionen', 'schlüssel', 'token'],
  '/debug': ['debug', 'protokoll', 'hilfe'],
  '/licences': ['lizenzen', 'urheberrecht'],
};

export const layoutNames: Translated<typeof import('./other-names.ts').layoutNames> = {
  '/status/tile': 'Status als Kacheln',
  '/status/list': 'Status als Liste',
  '/status/table': 'Status als Tabelle',
};
