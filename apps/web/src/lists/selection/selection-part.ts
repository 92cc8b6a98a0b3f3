import { SelectingBar } from './selecting-bar.tsx';
import { type SelectionPart, useListSelection } from './use-list-selection.ts';
import { selectionWords } from './words.ts';

export const selectionPart: SelectionPart = {
  useSelecting: useListSelection,
  Bar: SelectingBar,
  words: selectionWords,
};
