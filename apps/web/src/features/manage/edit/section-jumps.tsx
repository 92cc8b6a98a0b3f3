import { ListTree } from 'lucide-react';
import { BREAKPOINTS_PX } from '../../../ui/breakpoints.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { useNarrowScreen } from '../../../ui/use-narrow-screen.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './section-jumps.module.css';
import { editWords } from './words.ts';

const words = editWords.sections;

/** A part of a form under a heading of its own. */
export interface FormSection<V extends object> {
  /** The id of its heading. */
  readonly id: string;
  readonly label: string;
  readonly fields: readonly (keyof V & string)[];
}

interface SectionJumpsProps<V extends object> {
  sections: readonly FormSection<V>[];
  changed: readonly (keyof V & string)[];
  errors: Partial<Record<keyof V & string, readonly string[]>>;
}

/** The ways to the sections of a form, each marked when something in it was changed or is wrong: a list beside it, or a menu where there is no room. */
export function SectionJumps<V extends object>({ sections, changed, errors }: SectionJumpsProps<V>) {
  const hasNoRoom = useNarrowScreen(BREAKPOINTS_PX.listAndDetails - 1);
  const marked = sections.map(({ id, label, fields }) => {
    const isWrong = fields.some((field) => (errors[field]?.length ?? 0) > 0);
    const isChanged = fields.some((field) => changed.includes(field));
    return { id, label, mark: isWrong ? 'wrong' : isChanged ? 'changed' : null } as const;
  });
  if (hasNoRoom) {
    return (
      <div>
        <MenuButton
          label={words.menu}
          icon={<ListTree aria-hidden="true" />}
          items={marked.map(({ id, label, mark }) => ({
            id,
            label: mark === null ? label : words.marked(label, words.marks[mark]),
            // Once the menu has given the focus back.
            onAction: () => setTimeout(jumpTo, 0, id),
          }))}
        />
      </div>
    );
  }
  return (
    <nav aria-label={words.title} className={styles.list}>
      <ul>
        {marked.map(({ id, label, mark }) => (
          <li key={id}>
            <button type="button" className={styles.jump} onClick={() => jumpTo(id)}>
              {label}
              {mark !== null && (
                <span className={styles.mark} data-mark={mark}>
                  <VisuallyHidden>{words.marks[mark]}</VisuallyHidden>
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Brings a section to the top of the screen and moves the focus to its heading. */
function jumpTo(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.scrollIntoView({ block: 'start' });
}
