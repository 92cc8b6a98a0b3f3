import { type FormEvent, useRef, useState } from 'react';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { useSession } from '../../session/hooks.ts';
import { useFollowed } from '../../state/hooks.ts';
import { useFollowActions } from '../../state/use-follow-actions.ts';
import { useSystemPreview } from '../../sync/refresher/preview.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VERBATIM_INPUT } from '../../ui/verbatim-input.ts';
import styles from './add-screen.module.css';
import { PreviewCard } from './preview-card.tsx';
import { recogniseSystem } from './recognise.ts';
import { useSystemNameOf } from './use-name-of.ts';
import { followWords } from './words.ts';

const words = followWords.add;

/** Follow a system by any reference: an ID, a UUID, a Discord ID or a link. Stays open for the next one. */
export function AddScreen() {
  const [text, setText] = useState('');
  /** Problems of a text that is still being typed wait until the person has left the field or pressed Enter. */
  const [isFinished, setFinished] = useState(false);
  /** Enter was pressed before the answer: follow when it arrives, unless the text changes. */
  const [isWanted, setWanted] = useState(false);
  const [followedName, setFollowedName] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const nameOf = useSystemNameOf();
  const { follow } = useFollowActions();
  const followedIds = useFollowed();

  const { state: session } = useSession();
  const hasToken = session !== 'no-token' && session !== 'rejected';
  const { reference, says, problem, isUnfinished } = recogniseSystem(text, hasToken);
  const preview = useSystemPreview();
  const { system } = preview;
  const isFound = reference !== '' && preview.state === 'found' && system !== undefined;
  const isFollowed = ({ id, uuid }: CachedSystem) =>
    [id, uuid, reference].some((ref) => ref !== null && followedIds.includes(ref));
  const isAlready = isFound && isFollowed(system);
  const error = problem !== null && (isFinished || !isUnfinished) ? problem : undefined;

  const changeText = (next: string) => {
    setText(next);
    preview.ask(recogniseSystem(next, hasToken).reference);
  };

  const followNow = (found: CachedSystem) => {
    if (isFollowed(found)) return;
    follow(reference, found);
    setFollowedName(nameOf(found));
    changeText('');
    setFinished(false);
    input.current?.focus();
  };

  const handleChange = (next: string) => {
    changeText(next);
    setFinished(false);
    setWanted(false);
    if (next !== '') setFollowedName(null);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setFinished(true);
    if (reference === '') {
      input.current?.focus();
      return;
    }
    setWanted(true);
    // The same, unless a token has made the text a reference since it was typed.
    preview.ask(reference);
    const answer = await preview.answered();
    // Another text was typed.
    if (answer === null) return;
    setWanted(false);
    if (answer.system !== undefined) followNow(answer.system);
  };

  return (
    <div className={styles.screen}>
      <PageHeader title={words.title} lead={words.lead} />
      <Form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          ref={input}
          label={words.label}
          data-shortcut="search"
          description={words.hint}
          errorMessage={error}
          value={text}
          {...VERBATIM_INPUT}
          onChange={handleChange}
          onBlur={() => setFinished(true)}
          after={
            <Button type="submit" variant="primary" isPending={isWanted && !isFound}>
              {words.follow}
            </Button>
          }
        />
        <p role="status" className={styles.recognition}>
          {says}
        </p>
      </Form>
      <div role="status" className={styles.done}>
        {followedName !== null && (
          <>
            <p>
              {words.followed(followedName)} {words.another}
            </p>
            <LinkButton to="/status">{words.seeStatus}</LinkButton>
          </>
        )}
      </div>
      {followedName === null && (
        <PreviewCard
          preview={reference === '' ? null : preview}
          isAlready={isAlready}
          handFocusTo={() => input.current}
        />
      )}
    </div>
  );
}
