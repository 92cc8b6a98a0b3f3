import { type ReactNode, useRef } from 'react';
import { BREAKPOINTS_PX } from '../../../ui/layout/breakpoints.ts';
import { cluster, stack } from '../../../ui/layout/layout.ts';
import { useNarrowScreen } from '../../../ui/layout/use-narrow-screen.ts';
import { useRoom } from '../../../ui/layout/use-room.ts';
import { Boundary } from '../../../ui/loading/boundary.tsx';
import styles from './form-layout.module.css';
import { PreviewButton } from './preview-button.tsx';
import { SectionList, type SectionMark, SectionMenu } from './section-jumps.tsx';
import { editWords } from './words.ts';

/** From the first width on there is room beside the fields, from the second on both before and after them. */
const STEPS_REM = [30, 50];

interface FormLayoutProps {
  /** The name of the form. */
  title: string;
  /** Its sections; none for a short form. */
  sections: readonly SectionMark[];
  /** A preview of the record in the form; null without one. */
  preview: ReactNode;
  children: ReactNode;
}

/**
 * The fields of a form with its sections and its preview beside them, if there is room: before and after the fields, or both after
 * them. Otherwise they are behind buttons.
 */
export function FormLayout({ title, sections, preview, children }: FormLayoutProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isNarrow = useNarrowScreen(BREAKPOINTS_PX.listAndDetails - 1);
  const reached = useRoom(frame, STEPS_REM);
  const room = isNarrow ? 0 : reached;
  const hasSections = sections.length > 0;
  const list = hasSections && room > 0 && <SectionList form={title} sections={sections} />;
  const isApart = room > 1 || preview === null;
  return (
    <div ref={frame}>
      <div
        className={styles.layout}
        data-before={(isApart && list !== false) || undefined}
        data-after={(room > 0 && preview !== null) || undefined}
      >
        {room === 0 && (hasSections || preview !== null) && (
          <div className={cluster(2)}>
            {hasSections && <SectionMenu sections={sections} />}
            {preview !== null && <PreviewButton>{shown(preview)}</PreviewButton>}
          </div>
        )}
        {isApart && list && <div className={styles.side}>{list}</div>}
        <div className={stack(5)}>
          <Boundary>{children}</Boundary>
        </div>
        {room > 0 && preview !== null && (
          <div className={styles.side}>
            {!isApart && list}
            <section aria-label={editWords.livePreview.of(title)} className={styles.preview}>
              <h2>{editWords.livePreview.title}</h2>
              {shown(preview)}
            </section>
          </div>
        )}
      </div>
    </div>
  );
}

/** It is loaded when it is first shown, and the form works without it. */
function shown(preview: ReactNode): ReactNode {
  return <Boundary>{preview}</Boundary>;
}
