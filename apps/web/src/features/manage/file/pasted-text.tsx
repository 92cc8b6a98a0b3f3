import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import fieldStyles from '../../../ui/field.module.css';
import { useFieldIds } from '../../../ui/field.tsx';
import styles from './file.module.css';
import { fileWords } from './words.ts';

const words = fileWords.compare;

/** Takes the text of a file, for where a program copies it or a phone opens it as text. */
export function PastedText({ onRead }: { onRead: (file: File) => void }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasText, setHasText] = useState(false);
  const { id, descriptionId, aria } = useFieldIds({ description: words.pasteText });
  const handleRead = () => {
    const { current } = field;
    if (current === null) return;
    onRead(new File([current.value], words.pastedName));
    current.value = '';
    setHasText(false);
  };
  return (
    <Disclosure title={words.paste} isDrawnOnceOpened>
      <div className={fieldStyles.field}>
        <label className={fieldStyles.label} htmlFor={id}>
          {words.pasteLabel}
        </label>
        <div id={descriptionId} className={fieldStyles.description}>
          {words.pasteText}
        </div>
        {/* Not controlled: it may have millions of characters. */}
        <textarea
          {...aria}
          ref={field}
          id={id}
          className={fieldStyles.control}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          onChange={({ currentTarget }) => setHasText(currentTarget.value.trim() !== '')}
        />
      </div>
      <div className={styles.actions}>
        <Button disabled={!hasText} onClick={handleRead}>
          {words.readPasted}
        </Button>
      </div>
    </Disclosure>
  );
}
