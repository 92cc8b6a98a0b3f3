import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../platform/copy-text.ts';
import { softSmall } from '../text/text-look.ts';
import { uiWords } from '../words.ts';
import { Button } from './button.tsx';
import styles from './copy-button.module.css';
import { IconButton } from './icon-button.tsx';

const CONFIRMED_MS = 4_000;

type Outcome = 'none' | 'copied' | 'failed';

/** Copies `text`, shows a short message beside the button, and removes the message after a while. */
function useCopy(text: string): { outcome: Outcome; copy: () => void } {
  const [outcome, setOutcome] = useState<Outcome>('none');
  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), CONFIRMED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    // If the browser refuses, the text can still be selected and copied.
    copyText(text).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  };
  return { outcome, copy };
}

interface CopyButtonProps {
  /** The text to copy. */
  text: string;
  /** Its name, such as "Copy ID". */
  label: string;
  /** Only an icon, for the end of a line. */
  isIconOnly?: boolean;
}

/** A button that copies a text. */
export function CopyButton({ text, label, isIconOnly = false }: CopyButtonProps) {
  const { outcome, copy } = useCopy(text);
  const icon = outcome === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />;
  return (
    <span className={styles.copy}>
      {isIconOnly ? (
        <IconButton label={label} icon={icon} onClick={copy} />
      ) : (
        <Button size="small" icon={icon} onClick={copy}>
          {label}
        </Button>
      )}
      <span role="status" className={softSmall}>
        {outcome === 'copied' && uiWords.copied}
        {outcome === 'failed' && uiWords.copyFailed}
      </span>
    </span>
  );
}
