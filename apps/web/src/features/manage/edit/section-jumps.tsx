import { ListTree } from 'lucide-react';
import { MenuButton } from '../../../ui/menus/menu-button.tsx';
import { JumpList, jumpTo } from '../../../ui/scrolling/jump-list.tsx';
import { VisuallyHidden } from '../../../ui/text/visually-hidden.tsx';
import styles from './section-jumps.module.css';
import { editWords } from './words.ts';

const words = editWords.sections;

/** A part of a form under its own heading. */
export interface FormSection<V extends object> {
  /** The id of its heading. */
  readonly id: string;
  readonly label: string;
  readonly fields: readonly (keyof V & string)[];
}

/** A section with its mark: null while it is unchanged. */
export interface SectionMark {
  readonly id: string;
  readonly label: string;
  readonly mark: 'wrong' | 'changed' | null;
}

/** Marks the sections with changes or errors. */
export function markSections<V extends object>(
  sections: readonly FormSection<V>[],
  changed: readonly (keyof V & string)[],
  errors: Partial<Record<keyof V & string, readonly string[]>>,
): readonly SectionMark[] {
  return sections.map(({ id, label, fields }) => {
    const isWrong = fields.some((field) => (errors[field]?.length ?? 0) > 0);
    const isChanged = fields.some((field) => changed.includes(field));
    return { id, label, mark: isWrong ? 'wrong' : isChanged ? 'changed' : null };
  });
}

interface SectionsProps {
  /** The name of the form. */
  form: string;
  sections: readonly SectionMark[];
}

/** The links to the sections of a form if there is no room beside it. */
export function SectionMenu({ sections }: Pick<SectionsProps, 'sections'>) {
  return (
    <MenuButton
      size="small"
      label={words.menu}
      icon={<ListTree aria-hidden="true" />}
      items={sections.map(({ id, label, mark }) => ({
        id,
        label: mark === null ? label : words.marked(label, words.marks[mark]),
        // Once the menu has restored the focus.
        onAction: () => setTimeout(jumpTo, 0, id),
      }))}
    />
  );
}

/** The links to the sections of a form, beside it. */
export function SectionList({ form, sections }: SectionsProps) {
  return (
    <JumpList
      label={words.titleOf(form)}
      listClassName={styles.list}
      jumps={sections.map(({ id, label, mark }) => ({
        id,
        label,
        mark: mark !== null && (
          <span className={styles.mark} data-mark={mark}>
            <VisuallyHidden>{words.marks[mark]}</VisuallyHidden>
          </span>
        ),
      }))}
    />
  );
}
