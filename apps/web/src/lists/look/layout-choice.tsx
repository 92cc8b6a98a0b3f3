import { Grip, IdCard, Rows3, Table2 } from 'lucide-react';
import type { ListLayout } from '../../persistence/documents/settings.ts';
import { type Segment, SegmentedControl } from '../../ui/fields/segmented-control.tsx';
import { listWords } from '../words.ts';
import styles from './layout-choice.module.css';

const LAYOUTS: readonly Segment<ListLayout>[] = [
  { value: 'list', label: listWords.layouts.list, icon: <Rows3 aria-hidden="true" />, shortcut: 'view-1' },
  { value: 'table', label: listWords.layouts.table, icon: <Table2 aria-hidden="true" />, shortcut: 'view-2' },
  { value: 'grid', label: listWords.layouts.grid, icon: <IdCard aria-hidden="true" />, shortcut: 'view-3' },
  { value: 'faces', label: listWords.layouts.faces, icon: <Grip aria-hidden="true" />, shortcut: 'view-4' },
];

const LAYOUTS_OF_FEW = LAYOUTS.filter(({ value }) => value !== 'faces');

interface LayoutChoiceProps {
  value: ListLayout;
  onChange: (layout: ListLayout) => void;
  /** Whether the label is only for screen readers, as beside other tools. */
  isBare?: boolean;
  /** A wall of faces needs more than a few entries. */
  isOfFew?: boolean;
}

/** Rows, a table, cards or faces. */
export function LayoutChoice({ value, onChange, isBare = false, isOfFew = false }: LayoutChoiceProps) {
  return (
    <div className={isBare ? styles.bare : undefined}>
      <SegmentedControl
        label={listWords.layout}
        options={isOfFew ? LAYOUTS_OF_FEW : LAYOUTS}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
