import { defineWords } from './define-words.ts';

/** The words of the display options: beside a layout, and in the settings. */
export const displayOptionWords = defineWords('displayOptionWords', {
  titleOf: { tile: 'Tiles', list: 'List', table: 'Table' },
  /** By the names of the settings. */
  labels: {
    tileSize: 'Tile size',
    fitToScreen: 'Fit to screen',
    iconSize: 'Picture size',
    showSystemDescription: 'System descriptions',
    showFronterDescription: 'Fronter descriptions',
    showLastSwitch: 'Last switch',
    showFrontingSince: 'Fronting since',
    showUpdateTime: 'Last update',
    squareIcons: 'Square pictures',
    showIcons: 'Show pictures',
    forceMobileUi: 'Compact, as on phones',
    frontersInColumns: 'Fronters in columns',
    verticalPosition: 'Vertical position',
    horizontalPosition: 'Horizontal position',
  },
  places: {
    verticalPosition: { start: 'Top', center: 'Middle', end: 'Bottom' },
    horizontalPosition: { start: 'Left', center: 'Centre', end: 'Right' },
  },
  /** The orders of the followed systems, by the stored value. */
  orders: { hand: 'By hand', name: 'By name', switch: 'By last switch' },
  px: 'px',
});
