import { X } from 'lucide-react';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { isIn } from '../desk/fronts.ts';
import { useBook, useDesk } from '../desk/switch-desk.tsx';
import { switchWords } from '../words.ts';
import styles from './prepared-note.module.css';
import type { Prepared } from './use-prepared.ts';

const words = switchWords.prepared;

interface PreparedNoteProps {
  prepared: Prepared;
  onChange: (prepared: Prepared | null) => void;
}

/** Shows what a link has prepared and lets the person decide what it left open. */
export function PreparedNote({ prepared, onChange }: PreparedNoteProps) {
  const { draft, atMs, setDraft } = useDesk();
  const book = useBook();
  const { ambiguous, unknown, badTime, frontNote, isReady } = prepared;
  return (
    <section aria-labelledby="prepared" className={styles.note}>
      <div className={styles.head}>
        <h2 id="prepared">{words.title}</h2>
        <IconButton label={words.dismiss} tooltip="none" icon={<X />} onClick={() => onChange(null)} />
      </div>
      <div role="status" className={styles.words}>
        {isReady && <p>{words.ready}</p>}
        {frontNote !== null && <p>{frontNote}</p>}
        {badTime !== null && <p>{words.badTime(badTime)}</p>}
        {unknown.map((text) => (
          <p key={text}>{words.unknown(text)}</p>
        ))}
      </div>
      {ambiguous.map((piece) => (
        <div key={piece.text} className={cluster(2)}>
          <span>{words.ambiguous(piece.text)}</span>
          {piece.candidates.map((candidate) => {
            const member = book.toFrontMember(candidate);
            return (
              <Button
                key={member.uuid}
                size="small"
                onClick={() => {
                  if (!isIn(draft, member.uuid)) setDraft([...draft, member], atMs);
                  onChange({ ...prepared, ambiguous: ambiguous.filter((other) => other !== piece) });
                }}
              >
                {member.name}
              </Button>
            );
          })}
        </div>
      ))}
    </section>
  );
}
