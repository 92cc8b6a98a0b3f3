import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import styles from './insight.module.css';
import { insightWords as words } from './words.ts';

interface PictureFrameProps {
  title: string;
  hint?: string | undefined;
  /** Choices that belong to the picture. */
  tools?: ReactNode;
  picture: ReactNode;
  /** The same content as a table. */
  table: ReactNode;
}

/** A picture with its title, and a button that shows the same as a table. */
export function PictureFrame({ title, hint, tools, picture, table }: PictureFrameProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className={styles.part}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        <div className={styles.tools}>
          {tools}
          <Button size="small" onClick={() => setTable(!isTable)}>
            {isTable ? words.asPicture : words.asTable}
          </Button>
        </div>
      </div>
      {hint && <p className={styles.soft}>{hint}</p>}
      {isTable ? table : picture}
    </Card>
  );
}
