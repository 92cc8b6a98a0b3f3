import type { Translated } from './language/translated.ts';

export const displayOptionWords: Translated<typeof import('./display-option-words.ts').displayOptionWords> = {
  titleOf: { tile: 'Kacheln', list: 'Liste', table: 'Tabelle' },
  labels: {
    tileSize: 'Größe der Kacheln',
    fitToScreen: 'An den Bildschirm anpassen',
    iconSize: 'Größe der Bilder',
    showSystemDescription: 'Beschreibungen der Systeme',
    showFronterDescription: 'Beschreibungen in der Front',
    showLastSwitch: 'Letzter Switch',
    showFrontingSince: 'Frontet seit',
    showUpdateTime: 'Letzte Aktualisierung',
    squareIcons: 'Eckige Bilder',
    showIcons: 'Bilder anzeigen',
    forceMobileUi: 'Kompakt wie auf dem Handy',
    frontersInColumns: 'Front in Spalten',
    verticalPosition: 'Senkrechte Position',
    horizontalPosition: 'Waagerechte Position',
  },
  places: {
    verticalPosition: { start: 'Oben', center: 'Mitte', end: 'Unten' },
    horizontalPosition: { start: 'Links', center: 'Mitte', end: 'Rechts' },
  },
  orders: { hand: 'Von Hand', name: 'Nach Namen', switch: 'Nach letztem Switch' },
  px: 'px',
};
