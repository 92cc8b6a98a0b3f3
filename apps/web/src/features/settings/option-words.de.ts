import { correctionWords } from '../../text/correction-words.de.ts';
import { displayOptionWords } from '../../text/display-option-words.de.ts';
import type { Translated } from '../../text/language/translated.ts';
import { singleTapsWords } from '../../text/single-taps-words.de.ts';

type Groups = Translated<typeof import('./option-words.ts').optionGroupWords>;
type Options = Translated<typeof import('./option-words.ts').optionWords>;

const { labels } = displayOptionWords;

export const optionGroupWords: Groups = {
  account: {
    title: 'Euer System',
    lead: 'Um anderen zu folgen, braucht ihr keinen Token. Mit eurem Token weiß Frontboard, welches System eures ist.',
  },
  appearance: { title: 'Aussehen' },
  names: { title: 'Namen und Wörter' },
  discretion: { title: 'Bilder und Diskretion' },
  status: {
    title: 'Status',
    lead: 'Ihr könnt das alles auch auf der Seite „Status“ ändern, neben der jeweiligen Ansicht.',
  },
  tile: { title: 'Status als Kacheln' },
  list: { title: 'Status als Liste' },
  table: { title: 'Status als Tabelle' },
  switcher: { title: 'Switch' },
  extras: {
    title: 'Extras',
    lead: 'Was ihr damit notiert, bleibt auf diesem Gerät und in euren Sicherungen. PluralKit und andere bekommen es nicht.',
  },
  lookup: { title: 'Nachschlagen und Listen' },
  keyboard: { title: 'Tastatur' },
  updates: {
    title: 'Aktualisierung',
    lead: 'Das sind die kürzesten Abstände. Bei vielen Systemen wird seltener geprüft, damit die Grenzen von PluralKit eingehalten werden.',
  },
  notices: {
    title: 'Benachrichtigungen',
    lead: 'Solange Frontboard in irgendeinem Tab offen ist, kann euer Gerät euch benachrichtigen, wenn sich eine Front ändert. Wählt, für welche Systeme.',
  },
  releases: { title: 'Neue Versionen' },
  backup: {
    title: 'Sicherung',
    lead: 'Eine Datei mit euren Einstellungen, den Systemen, denen ihr folgt, und dem, was ihr hier für eure eigenen Systeme angelegt habt: Favoriten, Server, Notizen, nicht gespeicherte Formulare, Kopien gelöschter Mitglieder und Gruppen. Sie enthält Namen. Euren Token enthält sie nur, wenn ihr das bei einer verschlüsselten Datei so wählt.',
  },
};

const UPDATED = {
  label: labels.showUpdateTime,
  text: 'Wie lange es her ist, dass Frontboard ein System zuletzt geprüft hat.',
  keywords: 'zeit alter stand time age',
};
const SWITCHED = {
  label: labels.showLastSwitch,
  text: 'Wann sich die Front zuletzt geändert hat.',
  keywords: 'zeit vor time ago',
};
const SINCE = {
  label: labels.showFrontingSince,
  text: 'Wie lange jedes frontende Mitglied schon da ist, was mehr Anfragen an PluralKit braucht.',
  keywords: 'zeit dauer time duration',
};
const PICTURE_SIZE = {
  label: labels.iconSize,
  text: 'Wie groß die Bilder in dieser Ansicht sind.',
  keywords: 'symbol icon avatar bild',
};
const SQUARE_PICTURES = {
  label: labels.squareIcons,
  text: 'Eckige statt runder Bilder, für Systeme und für alle, die fronten.',
  keywords: 'quadratisch icon avatar',
};

export const optionWords: Options = {
  token: {
    label: 'PluralKit-Token',
    text: 'Gibt Zugang zu eurem eigenen System.',
    keywords: 'konto account anmelden einloggen login passwort pk;token',
  },

  theme: {
    label: 'Design',
    text: 'Hell, dunkel oder wie euer Gerät.',
    keywords: 'thema theme dunkelmodus dark light nachtmodus farbe',
  },
  textSize: {
    label: 'Textgröße',
    text: 'Macht Text und alles, was sich nach ihm richtet, kleiner oder größer.',
    keywords: 'schriftgröße schrift groß zoom font',
  },
  density: {
    label: 'Abstände',
    text: 'Wie viel Platz zwischen den Elementen ist.',
    keywords: 'dichte kompakt luftig',
  },
  font: {
    label: 'Schriftart',
    text: 'Zwei Schriften, die leichter zu lesen sein sollen. Sie werden geladen, wenn ihr sie wählt.',
    keywords: 'font legasthenie dyslexie opendyslexic atkinson hyperlegible',
  },
  runningTimes: {
    label: 'Relative Zeiten',
    text: '„Vor 5 Minuten“ zählt weiter. Ist das aus, seht ihr die genaue Zeit.',
    keywords: 'uhr uhrzeit relativ timer',
  },
  hours: {
    label: 'Uhr',
    text: 'Eine Uhr mit 12 oder 24 Stunden, oder wie euer Gerät.',
    keywords: 'uhrzeit zeit am pm datum format stunden 12 24',
  },
  showCardDetails: {
    label: 'Mehr in den Details',
    text: 'ID, Datumsangaben, Farbe und mehr in der Karte, die sich öffnet, wenn ihr unter „Status“ ein System oder Mitglied antippt.',
    keywords: 'karte card',
  },
  'lookup.colorAccent': {
    label: 'Farben anzeigen',
    text: 'Die Farbe, die ein System oder Mitglied gewählt hat, als dünner Ring oder dünne Linie.',
    keywords: 'akzent color',
  },

  language: {
    label: 'Sprache',
    text: 'Die Sprache der Texte von Frontboard. Was Leute geschrieben haben, bleibt, wie es ist.',
    keywords: 'deutsch englisch english german übersetzung language',
  },
  memberWord: {
    label: 'Wie Mitglieder heißen',
    text: 'Das Wort, das Frontboard überall verwendet. Die Befehle von PluralKit ändern sich nicht.',
    keywords: 'headmate anteil alter eigenes wort bezeichnung',
  },
  detectPronouns: {
    label: 'Pronomen getrennt vom Namen anzeigen',
    text: 'Luna (sie/ihr) wird als Luna angezeigt, mit sie/ihr an der Stelle der Pronomen, wenn dort keine anderen stehen.',
    keywords: 'erkennen',
  },
  'id.sep': { label: 'IDs zweiteilen', text: 'Leichter vorzulesen.', keywords: 'bindestrich strich hid' },
  'id.caps': {
    label: 'IDs in Großbuchstaben',
    text: 'Die Buchstaben sind leichter zu unterscheiden.',
    keywords: 'großschreibung hid',
  },

  images: {
    label: 'Bilder',
    text: 'Der Host eines Bildes sieht eure IP-Adresse und die Uhrzeit. Statt der Bilder, die nicht geladen werden, stehen Initialen da.',
    keywords: 'avatare fotos laden privatsphäre datenschutz daten',
  },
  discreet: {
    label: 'Diskret',
    text: 'Zeigt Initialen statt Namen und Bilder unscharf, falls andere euren Bildschirm sehen können.',
    keywords: 'diskreter modus privatsphäre namen verbergen unscharf',
  },
  frontTitle: {
    label: 'Eure Front im Titel',
    text: 'Der Titel des Tabs oder Fensters sagt, wer in eurem System frontet, und das Symbol hat die Farbe des Mitglieds an erster Stelle. Andere sehen den Titel neben euren anderen Tabs, und der Browser merkt sich Titel in seinem Verlauf. Frontboard fragt einmal pro Minute nach, auch im Hintergrund; eine Front, deren Stand älter als drei Minuten ist, steht nicht im Titel. Das gilt nicht im diskreten Modus und nicht mit einem Konto, das nur für diese Sitzung verwendet wird.',
    keywords: 'tab fenster symbol icon favicon frontet name initialen',
  },
  launcherFronts: {
    label: 'Gespeicherte Fronts auf dem Startbildschirm',
    text: 'Langes Drücken auf das Symbol von Frontboard zeigt eure ersten gespeicherten Fronts, so viele, wie euer Launcher zeigt. Jede öffnet „Switch“ mit dieser Front und trägt nichts ein. Ihre Namen sind dann lesbar, ohne Frontboard zu öffnen. Im diskreten Modus sind es Initialen. Mit einem Konto, das nur für diese Sitzung verwendet wird, gibt es keine.',
    keywords: 'verknüpfung launcher shortcut startbildschirm symbol langes drücken android',
  },

  'status.lastLayout': {
    label: 'Ansicht',
    text: '„Status“ öffnet sich in dieser Ansicht: der, die ihr zuletzt verwendet habt.',
    keywords: 'layout start kacheln liste tabelle',
  },
  'status.tile.tileSize': {
    label: labels.tileSize,
    text: 'Wie breit eine Kachel ist.',
    keywords: 'panel breite',
  },
  'status.tile.fitToScreen': {
    label: labels.fitToScreen,
    text: 'Wählt die größte Kachelgröße, bei der alle Systeme auf den Bildschirm passen, wenn das geht.',
    keywords: 'automatisch alle größe',
  },
  'status.tile.showSystemDescription': {
    label: labels.showSystemDescription,
    text: 'Die Beschreibung des Systems, unter seiner Kachel.',
    keywords: 'text',
  },
  'status.tile.showFronterDescription': {
    label: labels.showFronterDescription,
    text: 'Die Beschreibungen der Mitglieder, die fronten, unter der Kachel.',
    keywords: 'text fronter front',
  },
  'status.tile.showLastSwitch': SWITCHED,
  'status.tile.showFrontingSince': SINCE,
  'status.tile.showUpdateTime': UPDATED,
  'status.list.iconSize': PICTURE_SIZE,
  'status.list.squareIcons': SQUARE_PICTURES,
  'status.list.showLastSwitch': SWITCHED,
  'status.list.showFrontingSince': SINCE,
  'status.list.showUpdateTime': UPDATED,
  'status.table.verticalPosition': {
    label: labels.verticalPosition,
    text: 'Wo eine kleine Tabelle auf einem großen Bildschirm steht, von oben nach unten.',
    keywords: 'platz mitte',
  },
  'status.table.horizontalPosition': {
    label: labels.horizontalPosition,
    text: 'Wo sie steht, von links nach rechts.',
    keywords: 'platz links rechts mitte',
  },
  'status.table.iconSize': PICTURE_SIZE,
  'status.table.showIcons': {
    label: labels.showIcons,
    text: 'Ohne Bilder ist eine Zeile nur eine Textzeile hoch.',
    keywords: 'symbol icon avatar',
  },
  'status.table.squareIcons': SQUARE_PICTURES,
  'status.table.forceMobileUi': {
    label: labels.forceMobileUi,
    text: 'Alle, die fronten, in einer Spalte, egal wie breit der Bildschirm ist.',
    keywords: 'mobil smartphone schmal',
  },
  'status.table.frontersInColumns': {
    label: labels.frontersInColumns,
    text: 'Wer an erster Stelle frontet, steht bei allen Systemen untereinander, ebenso an zweiter, wenn der Bildschirm genug Platz hat.',
    keywords: 'ausgerichtet raster fronter',
  },
  'status.table.showLastSwitch': SWITCHED,
  'status.table.showFrontingSince': SINCE,
  'status.table.showUpdateTime': UPDATED,

  'switcher.lastSortMethod': {
    label: 'Reihenfolge der Mitglieder',
    text: 'Wie die Liste unter „Switch“ sortiert ist.',
    keywords: 'sortieren sortierung name nachricht',
  },
  'switcher.excludeGroups': {
    label: 'Gruppen weglassen',
    text: 'Ihre Mitglieder stehen nicht in der Liste unter „Switch“.',
    keywords: 'ausschließen verbergen archiv',
  },
  correctSwitchMinutes: {
    label: correctionWords.label,
    text: correctionWords.text,
    keywords: 'minuten fehler versehen rückgängig',
  },

  singleTaps: {
    ...singleTapsWords,
    keywords: 'ein tipp drücken sofort plus',
  },

  awayCard: {
    label: 'Während ihr weg wart',
    text: 'Nach einigen Stunden Abwesenheit zeigt „Switch“, wer seitdem gefrontet hat, bis ihr es ausblendet.',
    keywords: 'abwesenheit karte seit band rückkehr zurück',
  },
  frontNotes: {
    label: 'Eine Notiz für die Nächsten an der Front',
    text: 'Unter „Switch“ könnt ihr eine Notiz hinterlassen. Wer als Nächstes an die Front kommt, sieht sie.',
    keywords: 'nachricht memo hinterlassen lokal',
  },
  aroundNow: {
    label: 'Erste Gesichter nach Tageszeit',
    text: '„Switch“ beginnt mit euren Favoriten und mit denen, die laut eurem eigenen Verlauf oft um diese Zeit fronten.',
    keywords: 'uhrzeit stunde kürzlich reihenfolge häufig',
  },
  unsureTimes: {
    label: 'Nicht sicher',
    text: 'Unter „Switch“ könnt ihr notieren, dass die Zeit eines Switches nur ungefähr stimmt – PluralKit bekommt dann die volle Stunde – oder dass ihr nicht wisst, wer gefrontet hat.',
    keywords: 'jemand unbekannt ungefähr morgen unsicher',
  },
  frontIdeas: {
    label: 'Oft zusammen',
    text: '„Switch“ bietet an, die Fronten zu speichern, die in euren letzten Switches oft vorkommen. Gezählt wird auf diesem Gerät.',
    keywords: 'gespeicherte front vorschlag verlauf',
  },
  greetings: {
    label: 'Hallo sagen',
    text: 'In den Details und auf der Seite eines anderen Systems steht bei allen, die fronten, welche Pronomen sie haben, seit wann sie da sind und was sie in ihren ersten Zeilen schreiben. Die Details haben außerdem einen Schalter für Benachrichtigungen. Frontboard fragt PluralKit nach den Switches, aus denen hervorgeht, seit wann jemand da ist.',
    keywords: 'gruß hallo freunde pronomen beschreibung glocke',
  },
  birthdays: {
    label: 'Geburtstage und Jahrestage',
    text: '„Status“ nennt in einer stillen Zeile, was in den nächsten sieben Tagen ansteht, und eine Seite listet alles auf: von euren Mitgliedern und von den Systemen, denen ihr folgt, soweit dieses Gerät deren Mitglieder kennt.',
    keywords: 'geburtstag jahrestag jubiläum woche kalender ics',
  },
  birthdayAges: {
    label: 'Wie viele Jahre es sind',
    text: 'Bei Geburtstagen mit Jahr und bei Jahrestagen steht, wie viele Jahre es sind.',
    keywords: 'alter geburtstag jahre',
  },

  'lookup.memberLayout': {
    label: 'Ansicht der Listen',
    text: 'Wie Mitglieder und Gruppen angezeigt werden, wo immer sie aufgelistet sind.',
    keywords: 'layout tabelle karten raster gesichter wand',
  },
  recentLookups: {
    label: 'Nachgeschlagenes merken',
    text: 'Nur auf diesem Gerät. Bis zu 30 Tage lang könnt ihr Geöffnetes wieder lesen, auch offline.',
    keywords: 'verlauf zuletzt privatsphäre',
  },

  singleKeys: {
    label: 'Tastenkürzel mit einzelnen Tasten',
    text: 'Eine Taste, oder zwei nacheinander, öffnet eine Seite oder führt eine Aktion aus. Ist das aus, gehen nur Tastenkürzel mit Strg oder ⌘.',
    keywords: 'tastatur shortcuts hotkeys ctrl',
  },

  fronterUpdateInterval: {
    label: 'Prüfen, wer frontet',
    text: 'Die kürzeste Zeit, nach der erneut geprüft wird, wer frontet.',
    keywords: 'abstand intervall aktualisieren minuten sekunden',
  },
  systemUpdateInterval: {
    label: 'Prüfen, ob sich Profile geändert haben',
    text: 'Die kürzeste Zeit, nach der Namen und Bilder von Systemen erneut geprüft werden.',
    keywords: 'abstand intervall aktualisieren stunden system',
  },

  notices: {
    label: 'Benachrichtigungen',
    text: 'Lasst euch benachrichtigen, wenn sich die Front eines Systems ändert, mit oder ohne Namen, und legt Ruhezeiten fest.',
    keywords: 'mitteilungen hinweis ruhezeit nachtruhe',
  },

  checkUpdates: {
    label: 'Nach neuen Versionen suchen',
    text: 'Fragt beim Start und jede Stunde die Download-Seite von Frontboard. Die Seite erfährt nichts über euch außer eurer IP-Adresse.',
    keywords: 'update release aktualisierung',
  },
  ignoreVersion: {
    label: 'Übersprungene Version',
    text: 'An diese Version werdet ihr nicht erinnert.',
    keywords: 'ignorieren überspringen update release',
  },

  backup: {
    label: 'Sicherung',
    text: 'Speichert in einer Datei, was ihr auf diesem Gerät angelegt habt, oder stellt eine Datei aus Frontboard oder PKStatus wieder her. Die Datei enthält keinen Token, aber Favoriten, nicht gespeicherte Formulare und Kopien gelöschter Mitglieder eurer eigenen Systeme. Behaltet sie für euch.',
    keywords: 'export import datei json wiederherstellen backup',
  },
  transfer: {
    label: 'Anderes Gerät',
    text: 'Dasselbe, mit einer Passphrase verschlüsselt: als Datei oder als Codes, die das andere Gerät mit der Kamera liest. Änderungen beider Geräte werden zusammengeführt.',
    keywords: 'verschlüsselt age qr code kamera handy umzug umziehen sync passphrase',
  },
  copyPlan: {
    label: 'Kopien eures Systems',
    text: 'Frontboard kann euch erinnern, wenn die neueste Kopie, die hier gemacht wurde, zu alt ist. Die Programme für Windows und Android können Kopien auch selbst schreiben, in einen Ordner, den ihr wählt.',
    keywords: 'kopie erinnerung export datei ordner täglich wöchentlich monatlich zeitplan automatisch',
  },
};
