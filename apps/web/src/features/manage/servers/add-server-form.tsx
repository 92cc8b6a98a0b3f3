import { parseGuildId } from '@frontboard/model';
import { type FormEvent, useRef, useState } from 'react';
import { adding, LONGEST_SERVER_NAME, type useKnownServers } from '../../../session/servers.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { VERBATIM_INPUT } from '../../../ui/fields/verbatim-input.ts';
import { Form } from '../../../ui/form/form.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { serverTitle } from '../server-title.ts';
import styles from './servers-screen.module.css';
import { serverWords } from './words.ts';

const words = serverWords.add;

/** Takes a server's id, alone or in a link, and the person's name for it. Stays open for the next one. */
export function AddServerForm({ servers, change }: ReturnType<typeof useKnownServers>) {
  const [text, setText] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [addedId, setAddedId] = useState<string | null>(null);
  const idField = useRef<HTMLInputElement>(null);
  const added = servers.find(({ id }) => id === addedId);

  const check = (): string | null => {
    const parsed = parseGuildId(text);
    if (!parsed.ok) {
      setError(serverWords.idProblems[parsed.reason]);
      return null;
    }
    const known = servers.find(({ id }) => id === parsed.guildId);
    setError(known ? words.already(serverTitle(known)) : null);
    return known ? null : parsed.guildId;
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const id = check();
    idField.current?.focus();
    if (id === null) return;
    change(adding({ id, name }));
    setAddedId(id);
    setText('');
    setName('');
  };

  return (
    <section aria-labelledby="add-server" className={styles.add}>
      <h2 id="add-server">{words.heading}</h2>
      <Form noValidate className={styles.form} onSubmit={handleSubmit}>
        <TextField
          ref={idField}
          label={words.idLabel}
          data-shortcut="new"
          errorMessage={error}
          value={text}
          {...VERBATIM_INPUT}
          onChange={(next) => {
            setText(next);
            setError(null);
            if (next !== '') setAddedId(null);
          }}
          onBlur={() => text.trim() !== '' && check()}
        />
        <TextField
          label={words.nameLabel}
          description={words.nameHint}
          value={name}
          maxLength={LONGEST_SERVER_NAME}
          onChange={setName}
        />
        <Button type="submit" variant="primary">
          {words.add}
        </Button>
      </Form>
      <div role="status" className={cluster(3)}>
        {added && (
          <>
            <p>{words.added(serverTitle(added))}</p>
            <LinkButton to="/manage/servers/$guild" params={{ guild: added.id }}>
              {words.open(serverTitle(added))}
            </LinkButton>
          </>
        )}
      </div>
      <Disclosure title={words.how}>
        <ul className={styles.ways}>
          {words.ways.map((way) => (
            <li key={way}>{way}</li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
