import type { Annotation } from '../../persistence/documents/annotation.ts';
import { useSettings } from '../../state/hooks.ts';
import { cluster, stack } from '../../ui/layout/layout.ts';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { LazyMarkdown } from '../../ui/markdown/lazy-markdown.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import { RelativeTime } from '../../ui/time/relative-time.tsx';
import styles from './local-note.module.css';
import { WhenAsked } from './when-asked.tsx';
import { localNoteWords as words } from './words.ts';

/** What a note says, its marks, and when it was last changed. In discreet mode it is hidden until it is asked for. */
export function NoteView({ note }: { note: Annotation }) {
  const images = useSettings((settings) => settings.images);
  return (
    <WhenAsked label={words.show}>
      <div className={stack(2)}>
        <MarkList marks={note.marks} />
        {note.text !== '' && (
          <div className={styles.text}>
            <Boundary>
              <LazyMarkdown key={note.text} text={note.text} options={{ images, headingLevel: 4 }} />
            </Boundary>
          </div>
        )}
        <p className={softSmall}>
          <RelativeTime at={note.atMs} prefix={words.changed} />
        </p>
      </div>
    </WhenAsked>
  );
}

/** Short labels beside each other; nothing without any. */
function MarkList({ marks }: { marks: readonly string[] }) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label={words.marks} className={cluster(1)}>
      {marks.map((mark) => (
        <li key={mark} className={styles.mark}>
          <Foreign>{mark}</Foreign>
        </li>
      ))}
    </ul>
  );
}
