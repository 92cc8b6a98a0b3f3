import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { cx } from '../../ui/layout/class-names.ts';
import { stack } from '../../ui/layout/layout.ts';
import { usePrinting } from '../../ui/use-printing.ts';
import styles from './insight.module.css';
import { insightWords as words } from './words.ts';

interface PictureFrameProps {
  title: string;
  hint?: string | undefined;
  /** Choices that belong to the picture. */
  tools?: ReactNode;
  /** The picture in a sentence, below it. The choices are there, too, so that the picture is directly below its title. */
  sentence?: ReactNode;
  className?: string | undefined;
  picture: ReactNode;
  /** The same content as a table. */
  table: ReactNode;
  /** Whether paper may have names. If not, it has the picture in place of the table. */
  hasNamesOnPaper?: boolean;
}

/** A picture with its title, and a button that shows the same as a table. */
export function PictureFrame({ title, hint, tools, sentence, className, ...props }: PictureFrameProps) {
  const { picture, table, hasNamesOnPaper = true } = props;
  const [isTable, setTable] = useState(false);
  const isPrinting = usePrinting();
  const id = useId();
  const choices = (
    <div className={styles.tools}>
      {tools}
      <Button size="small" onClick={() => setTable(!isTable)}>
        {isTable ? words.asPicture : words.asTable}
      </Button>
    </div>
  );
  return (
    <Card as="section" aria-labelledby={id} className={cx(stack(4), className)}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {sentence === undefined && choices}
      </div>
      {hint && <p className={styles.soft}>{hint}</p>}
      {isTable && table}
      {(!isTable || (isPrinting && !hasNamesOnPaper)) && picture}
      {sentence !== undefined && (
        <div className={styles.partHead}>
          {sentence && <p className={styles.soft}>{sentence}</p>}
          {choices}
        </div>
      )}
    </Card>
  );
}
