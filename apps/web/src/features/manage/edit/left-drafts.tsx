import { type Group, groupLabel, type Member, memberLabel } from '@frontboard/model';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useNotify } from '../../../state/hooks.ts';
import { type LeftDraft, useLeftDrafts } from '../../../sync/edit/use-left-drafts.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { screenHeading } from '../../../ui/focus/screen-heading.ts';
import { cx } from '../../../ui/layout/class-names.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import rows from '../rows.module.css';
import styles from './left-drafts.module.css';
import { editWords } from './words.ts';

const words = editWords.left;
const NEW = { member: '/manage/members/new', group: '/manage/groups/new' } as const;

interface LeftDraftsProps {
  kind: 'member' | 'group';
  /** All existing records. */
  present: readonly (Member | Group)[];
}

/**
 * What was typed for members or groups that no longer exist: create new ones from it, or discard it. Nothing without any. The one whose
 * form is open beside the list is left out.
 */
export function LeftDrafts({ kind, present }: LeftDraftsProps) {
  const naming = useNaming();
  const openFrom = useLocation({
    select: ({ pathname, search }) => (pathname === NEW[kind] ? search.from : undefined),
  });
  const drafts = useLeftDrafts(kind, present).filter(({ uuid }) => uuid !== openFrom);
  const router = useRouter();
  const { notify } = useNotify();
  if (drafts.length === 0) return null;
  const handleMake = ({ uuid, handOver }: LeftDraft) => {
    handOver();
    void router.navigate({ to: NEW[kind], search: { from: uuid } });
  };
  const handleForget = ({ forget }: LeftDraft, name: string) => {
    const takeBack = forget();
    // The row with the focus disappears, and maybe the section with it.
    screenHeading()?.focus();
    notify({ kind: 'info', title: words.forgotten(name), undo: takeBack });
  };
  return (
    <section aria-label={words.title} className={stack(2)}>
      <h2>{words.title}</h2>
      <p>{words.lead[kind]}</p>
      <ul className={rows.list}>
        {drafts.map((draft) => {
          const label =
            kind === 'member'
              ? memberLabel({ ...draft, pronouns: null }, naming).name
              : groupLabel(draft, naming);
          const name = label || words.unnamed;
          return (
            <li key={draft.uuid} className={rows.row}>
              <Foreign className={cx(rows.name, styles.name)}>{name}</Foreign>
              <Button aria-label={words.makeOf[kind](name)} onClick={() => handleMake(draft)}>
                {words.make[kind]}
              </Button>
              <IconButton
                label={words.forget}
                spokenLabel={words.forgetOf(name)}
                icon={<Trash2 />}
                onClick={() => handleForget(draft, name)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
