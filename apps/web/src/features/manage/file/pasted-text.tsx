import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { fileWords } from './words.ts';

const words = fileWords.compare;

/** Takes the text of a file, for where a program copies it or a phone opens it as text. */
export function PastedText({ onRead }: { onRead: (file: File) => void }) {
  const [text, setText] = useState('');
  const handleRead = () => {
    if (text.trim() === '') return;
    onRead(new File([text], words.pastedName));
    // It may contain secrets of other programs.
    setText('');
  };
  return (
    <Disclosure title={words.paste} isDrawnOnceOpened>
      <TextArea label={words.pasteLabel} description={words.pasteText} value={text} onChange={setText} />
      <div className={cluster(3)}>
        <Button aria-disabled={text.trim() === '' || undefined} onClick={handleRead}>
          {words.readPasted}
        </Button>
      </div>
    </Disclosure>
  );
}
