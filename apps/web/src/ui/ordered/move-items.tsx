import { ArrowDown, ArrowDownToLine, ArrowUp, ArrowUpToLine } from 'lucide-react';
import type { MenuItem } from '../menus/menu-window.tsx';
import type { OrderedRowProps } from './ordered-list.tsx';
import { orderedWords } from './words.ts';

/** The menu items that move a row. */
export function moveItems({
  isFirst,
  isLast,
  onMove,
}: Pick<OrderedRowProps, 'isFirst' | 'isLast' | 'onMove'>): readonly MenuItem[] {
  const { moveUp, moveDown, moveTop, moveBottom } = orderedWords;
  return [
    { id: 'up', label: moveUp, icon: <ArrowUp />, isDisabled: isFirst, onAction: () => onMove('up') },
    { id: 'down', label: moveDown, icon: <ArrowDown />, isDisabled: isLast, onAction: () => onMove('down') },
    {
      id: 'top',
      label: moveTop,
      icon: <ArrowUpToLine />,
      isDisabled: isFirst,
      onAction: () => onMove('top'),
    },
    {
      id: 'bottom',
      label: moveBottom,
      icon: <ArrowDownToLine />,
      isDisabled: isLast,
      onAction: () => onMove('bottom'),
    },
  ];
}
