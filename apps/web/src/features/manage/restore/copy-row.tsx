import { Download, RotateCcw, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { saveJson } from '../../../platform/save-file.ts';
import { useNotify } from '../../../state/hooks.ts';
import { type RestoreCopy, refusedTexts, toStored } from '../../../sync/restore/restore-copy.ts';
import type { RestoreCopies } from '../../../sync/restore/use-restore-copies.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { LeavingButton } from '../../../ui/buttons/leaving-button.tsx';
import { useFocusHandedOn } from '../../../ui/focus/use-focus-handed-on.ts';
import { cluster } from '../../../ui/layout/layout.ts';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import { recordName } from '../record-name.ts';
import rows from '../rows.module.css';
import { describeRestored, describeUnrestored } from './describe-result.ts';
import styles from './recently-deleted.module.css';
import { restoreWords as words } from './words.ts';

interface CopyRowProps extends Omit<RestoreCopies, 'copies'> {
  copy: RestoreCopy;
  /** Finds the element that gets the focus when the row, or its button with the focus, disappears. */
  handFocusTo: () => HTMLElement | null;
}

/** The texts of a restored record that PluralKit has refused: they are only in the copy. */
function RefusedTexts({ copy }: Pick<CopyRowProps, 'copy'>) {
  const refused = refusedTexts(copy);
  if (refused.length === 0) return null;
  return (
    <div className={styles.refused}>
      <p>{words.copyStays}</p>
      <dl>
        {refused.map(([field, text]) => (
          <div key={field}>
            <dt>{field.replaceAll('_', ' ')}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Creates a record again: whether that is under way, and why it failed. */
function useRestoring(copy: RestoreCopy, restore: CopyRowProps['restore']) {
  const naming = useNaming();
  const { notify } = useNotify();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A second press may come before the first renders.
  const isBusy = useRef(false);
  async function start(): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    setPending(true);
    setProblem(null);
    const result = await restore(copy);
    isBusy.current = false;
    setPending(false);
    if (result.state === 'restored') {
      const caption = describeRestored(copy.kind, result, naming);
      const title = words.restored(recordName(copy, naming));
      notify({ kind: 'positive', title, caption, timeoutMs: 15_000 });
    } else setProblem(describeUnrestored(copy.kind, result));
  }
  return { isPending, problem, start };
}

/** A deleted record: create it again, download its copy, or discard the copy. */
export function CopyRow({ copy, restore, forget, keep, handFocusTo }: CopyRowProps) {
  const row = useFocusHandedOn<HTMLLIElement>(handFocusTo);
  const naming = useNaming();
  const { notify } = useNotify();
  const { isPending, problem, start } = useRestoring(copy, restore);
  const name = recordName(copy, naming);
  const picture = copy.kind === 'member' ? copy.record.avatarUrl : copy.record.iconUrl;

  const handleForget = async () => {
    if (!(await forget(copy))) {
      notify({ kind: 'warning', title: words.notForgotten });
      return;
    }
    notify({
      kind: 'info',
      title: words.forgotten(name),
      undo: () => void keep(copy),
      timeoutMs: 15_000,
    });
  };

  return (
    <li ref={row} className={rows.row}>
      <Avatar
        src={picture}
        name={name}
        size={40}
        shape={copy.kind === 'member' ? 'circle' : 'squircle'}
        color={copy.record.color}
      />
      <div className={styles.words}>
        <span className={rows.name}>
          <Foreign>{name}</Foreign>
        </span>
        <span className={styles.soft}>
          <RelativeTime at={copy.keptAtMs} prefix={words.deleted} isPressable={false} />
        </span>
      </div>
      <div className={cluster(2)}>
        {copy.progress?.step !== 'restored' && (
          <LeavingButton
            handFocusTo={handFocusTo}
            aria-label={words.restoreOf(name)}
            icon={<RotateCcw aria-hidden="true" />}
            isPending={isPending}
            onClick={() => void start()}
          >
            {isPending ? words.restoring : words.restore}
          </LeavingButton>
        )}
        <IconButton
          label={words.download}
          spokenLabel={words.downloadOf(name)}
          icon={<Download />}
          onClick={() => saveJson(`${copy.kind}-${copy.record.id}.json`, toStored(copy))}
        />
        <IconButton
          label={words.forget}
          spokenLabel={words.forgetOf(name)}
          icon={<Trash2 />}
          onClick={() => void handleForget()}
        />
      </div>
      <RefusedTexts copy={copy} />
      <p role="status" className={problem === null ? undefined : styles.problem}>
        {problem}
      </p>
    </li>
  );
}
