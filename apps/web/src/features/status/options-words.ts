import { defineWords } from '../../text/define-words.ts';
import type { StatusLayout } from './layouts.ts';

/** The words of the panel of display options. */
export const displayOptionWords = defineWords({
  titleOf: { tile: 'Tiles', list: 'List', table: 'Table' } satisfies Record<StatusLayout, string>,
  systemDescription: 'System descriptions',
  fronterDescription: 'Fronter descriptions',
  updateTime: 'When it was updated',
  lastSwitch: 'Last switch',
  tileSize: 'Tile size',
  iconSize: 'Picture size',
  squareIcons: 'Square pictures',
  showIcons: 'Pictures',
  forceMobileUi: 'Compact, as on phones',
  vertical: 'Vertical position',
  horizontal: 'Horizontal position',
  verticals: { start: 'Top', center: 'Middle', end: 'Bottom' },
  horizontals: { start: 'Left', center: 'Centre', end: 'Right' },
  px: 'px',
});
