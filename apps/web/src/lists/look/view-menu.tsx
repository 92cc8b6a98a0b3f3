import { ArrowUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/loading/lazy-part.ts';
import { PopoverButton } from '../../ui/menus/popover-button.tsx';
import { listWords } from '../words.ts';
import type { ViewChoicesProps } from './view-choices.tsx';

const LazyChoices = lazyPart(async () => ({
  default: (await import('./view-choices.tsx')).ViewChoices,
}));
// `lazyPart` loses the generic types of the component.
const ViewChoices = LazyChoices as unknown as <Sort extends string>(
  props: ViewChoicesProps<Sort>,
) => ReactNode;

/** How a list is sorted and looks, behind one button whose name is the sort order. */
export function ViewMenu<Sort extends string>(choices: Omit<ViewChoicesProps<Sort>, 'close'>) {
  return (
    <PopoverButton
      label={listWords.view(choices.sorts[choices.sort])}
      size="small"
      variant="quiet"
      icon={<ArrowUpDown aria-hidden="true" />}
      onIntent={LazyChoices.preload}
    >
      {(close) => <ViewChoices {...choices} close={close} />}
    </PopoverButton>
  );
}
