import type { ComponentProps } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import type { SelectingList } from './use-list-selection.ts';
import { selectionWords } from './words.ts';

const SelectionBar = lazyPart(async () => ({ default: (await import('./selection-bar.tsx')).SelectionBar }));

interface SelectingBarProps extends Pick<ComponentProps<typeof SelectionBar>, 'actions' | 'isNarrow'> {
  selecting: Pick<
    SelectingList<never>,
    'isOn' | 'state' | 'hintId' | 'shown' | 'canTakeAll' | 'isOnlySelected' | 'setOnlySelected' | 'toggle'
  >;
  /** Whether the list is there to select from. */
  isFixed: boolean;
}

/** What is selected, and what can be done with it, once something can be selected. */
export function SelectingBar({ selecting, isFixed, isNarrow, actions }: SelectingBarProps) {
  if (!selecting.isOn || selecting.state === null) return null;
  return (
    <>
      <VisuallyHidden>
        <span id={selecting.hintId}>{isFixed ? selectionWords.hintFixed : selectionWords.hint}</span>
      </VisuallyHidden>
      <SelectionBar
        state={selecting.state}
        shown={selecting.shown}
        canTakeAll={selecting.canTakeAll}
        isNarrow={isNarrow}
        isOnlySelected={selecting.isOnlySelected}
        onOnlySelected={selecting.setOnlySelected}
        isSticky={!isFixed}
        actions={actions}
        onDone={isFixed ? null : selecting.toggle}
      />
    </>
  );
}
