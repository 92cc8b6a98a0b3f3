import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cleanToken } from '../../../session/active-token.ts';
import { useAccounts } from '../../../session/use-accounts.ts';
import { forgetOwnLookups } from '../../../sync/forgetting/forget-own-lookups.ts';
import { moveToSession } from '../../../sync/forgetting/forget-private.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SecretField } from '../../../ui/fields/secret-field.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { settingsWords } from '../words.ts';
import styles from './account-section.module.css';

const words = settingsWords.account;

/** Takes a token, has it checked, and stores it or keeps it in this tab. The typed text leaves the page as soon as it is in use. */
export function TokenForm({ onSaved }: { onSaved: () => void }) {
  const services = useServices();
  const { accounts } = useAccounts();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isSessionOnly, setSessionOnly] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);

  const complain = (message: string) => {
    flushSync(() => {
      setChecking(false);
      setError(message);
    });
    field.current?.focus();
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isChecking) return;
    if (cleanToken(text) === '') {
      complain(words.empty);
      return;
    }
    setChecking(true);
    setError(null);
    const { result, noLongerStored } = await accounts.add(text, { isStored: !isSessionOnly });
    if (!result.ok) {
      complain(result.reason === 'rejected' ? words.refused : words.unreachable);
      return;
    }
    if (noLongerStored !== null) {
      await forgetOwnLookups(services, { viewer: noLongerStored, system: result.system });
      await moveToSession(services, noLongerStored).catch(() =>
        services.notices.notify({ kind: 'warning', ...words.notAllForgotten }),
      );
    }
    setChecking(false);
    setText('');
    onSaved();
  };

  return (
    <Form className={styles.form} onSubmit={handleSubmit}>
      <SecretField
        ref={field}
        label={words.label}
        description={
          <>
            {words.howTo.before} <code>{words.howTo.command}</code> {words.howTo.after}
          </>
        }
        errorMessage={error}
        maxLength={200}
        value={text}
        onChange={(next) => {
          setText(next);
          setError(null);
        }}
      />
      <ToggleSwitch
        label={words.sessionOnly}
        description={words.sessionOnlyText}
        isSelected={isSessionOnly}
        onChange={setSessionOnly}
      />
      <Button type="submit" variant="primary" isPending={isChecking}>
        {isChecking ? words.checking : isSessionOnly ? words.use : words.save}
      </Button>
    </Form>
  );
}
