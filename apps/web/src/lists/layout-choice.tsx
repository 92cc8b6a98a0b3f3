import { IdCard, Rows3, Table2 } from 'lucide-react';
import type { ListLayout } from '../persistence/documents/settings.ts';
import { type Segment, SegmentedControl } from '../ui/segmented-control.tsx';
import styles from './layout-choice.module.css';
import { listWords } from './words.ts';

const LAYOUTS: readonly Segment<ListLayout>[] = [
  { value: 'list', label: listWords.layouts.list, icon: <Rows3 aria-hidden="true" />, shortcut: 'view-1' },
  { value: 'table', label: listWords.layouts.table, icon: <Table2 aria-hidden="true" />, shortcut: 'view-2' },
  { value: 'grid', label: listWords.layouts.grid, icon: <IdCard aria-hidden="true" />, shortcut: 'view-3' },
];

interface LayoutChoiceProps {
  value: ListLayout;
  onChange: (layout: ListLayout) => void;
  /** Beside other tools, its label is only for screen readers. */
  isBare?: boolean;
}

/** Rows, a table or cards. */
export function LayoutChoice({ value, onChange, isBare = false }: LayoutChoiceProps) {
  return (
    <div className={isBare ? styles.bare : undefined}>
      <SegmentedControl label={listWords.layout} options={LAYOUTS} value={value} onChange={onChange} />
    </div>
  );
}
