import { Ellipsis } from 'lucide-react';
import type { ComponentProps } from 'react';
import { MenuButton } from '../menus/menu-button.tsx';
import { moveItems } from './move-items.tsx';

interface RowMenuProps extends Pick<ComponentProps<typeof MenuButton>, 'label' | 'spokenLabel' | 'items'> {
  /** Where the row is, and how it is moved. */
  place: Parameters<typeof moveItems>[0];
}

/** The menu of a row of an ordered list: its moves, then `items`. */
export function RowMenu({ place, items, ...names }: RowMenuProps) {
  return (
    <MenuButton
      {...names}
      isIconOnly
      icon={<Ellipsis aria-hidden="true" />}
      items={[...moveItems(place), ...items]}
    />
  );
}
