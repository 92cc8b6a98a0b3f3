import { type FormEvent, useState } from 'react';
import { useSession } from '../../state/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './account-section.module.css';
import { settingsWords } from './words.ts';

const words = settingsWords.account;

/** Takes a key, has it checked and kept. What was typed leaves the page as soon as it is kept. */
export function TokenForm({ onSaved }: { onSaved: () => void }) {
  const { setToken } = useSession();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    if (text.trim() === '') {
      setError(words.empty);
      return;
    }
    setChecking(true);
    setError(null);
    const result = await setToken(text);
    setChecking(false);
    if (result.ok) {
      setText('');
      onSaved();
    } else {
      setError(result.reason === 'rejected' ? words.refused : words.unreachable);
    }
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit}>
      <TextField
        label={words.label}
        description={
          <>
            {words.howTo.before} <code>{words.howTo.command}</code> {words.howTo.after}
          </>
        }
        errorMessage={error}
        type="password"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={(next) => {
          setText(next);
          setError(null);
        }}
      />
      <Button type="submit" variant="primary" isPending={isChecking}>
        {isChecking ? words.checking : words.save}
      </Button>
    </form>
  );
}
