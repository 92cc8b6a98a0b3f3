import { type FormEvent, useRef, useState } from 'react';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { useSession } from '../../session/hooks.ts';
import { useFollowed } from '../../state/hooks.ts';
import { useFollowActions } from '../../state/use-follow-actions.ts';
import { useSystemPreview } from '../../sync/refresher/preview.ts';
import { listNames } from '../../text/list-names.ts';
import { Button } from '../../ui/button.tsx';
import { Form } from '../../ui/form/form.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { VERBATIM_INPUT } from '../../ui/verbatim-input.ts';
import styles from './add-screen.module.css';
import { PreviewCard } from './preview-card.tsx';
import { recogniseSeveral, recogniseSystem } from './recognise.ts';
import { useSystemNameOf } from './use-name-of.ts';
import { followWords } from './words.ts';

const words = followWords.add;
/** More of several that were followed are counted. */
const MOST_NAMES = 5;

/** Follow systems by any reference: an ID, a UUID, a Discord ID or a link. Stays open for the next one. */
export function AddScreen() {
  const [text, setText] = useState('');
  /** Problems of a text that is still being typed wait until the person has left the field or pressed Enter. */
  const [isFinished, setFinished] = useState(false);
  /** Enter was pressed before the answer: follow when it arrives, unless the text changes. */
  const [isWanted, setWanted] = useState(false);
  /** Who was followed last: one, or all of a text that named several. */
  const [followedNames, setFollowedNames] = useState<readonly string[]>([]);
  /** What is said of those of several who could not be followed; they are the text. */
  const [leftError, setLeftError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const nameOf = useSystemNameOf();
  const { follow } = useFollowActions();
  const followedIds = useFollowed();

  const { state: session } = useSession();
  const hasToken = session !== 'no-token' && session !== 'rejected';
  const several = recogniseSeveral(text, hasToken);
  const recognised = recogniseSystem(text, hasToken);
  const { reference, says, problem, isUnfinished } =
    several === null
      ? recognised
      : { reference: '', says: words.several(several.length), problem: null, isUnfinished: false };
  const preview = useSystemPreview();
  const { system } = preview;
  const isFound = reference !== '' && preview.state === 'found' && system !== undefined;
  const isFollowed = ({ id, uuid }: CachedSystem) =>
    [id, uuid, reference].some((ref) => ref !== null && followedIds.includes(ref));
  const isAlready = isFound && isFollowed(system);
  const error = problem !== null && (isFinished || !isUnfinished) ? problem : undefined;

  const changeText = (next: string) => {
    setText(next);
    preview.ask(recogniseSeveral(next, hasToken) === null ? recogniseSystem(next, hasToken).reference : '');
  };

  const followNow = (found: CachedSystem) => {
    if (isFollowed(found)) return;
    follow(reference, found);
    setFollowedNames([nameOf(found)]);
    changeText('');
    setFinished(false);
    input.current?.focus();
  };

  /** One after the other. Who could not be followed stays in the field; a text that is typed meanwhile ends it. */
  const followSeveral = async (references: readonly string[]) => {
    const names: string[] = [];
    const left: string[] = [];
    let failure: string | null = null;
    for (const [index, one] of references.entries()) {
      preview.ask(one);
      const answer = await preview.answered();
      if (answer === null) return;
      if (answer.system !== undefined) {
        follow(one, answer.system);
        names.push(nameOf(answer.system));
        setFollowedNames([...names]);
      } else if (answer.state === 'not-found') left.push(one);
      else {
        // The others would fail alike.
        left.push(...references.slice(index));
        failure = answer.message ?? words.failed;
        break;
      }
    }
    setWanted(false);
    if (left.length > 0) setLeftError(words.severalLeft(left.length, failure ?? words.notFound));
    changeText(left.join(' '));
    input.current?.focus();
  };

  const handleChange = (next: string) => {
    changeText(next);
    setFinished(false);
    setWanted(false);
    setLeftError(null);
    if (next !== '') setFollowedNames([]);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setFinished(true);
    if (several !== null) {
      setWanted(true);
      setLeftError(null);
      return followSeveral(several);
    }
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
          errorMessage={leftError ?? error}
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
        {followedNames.length > 0 && (
          <>
            <p>
              {words.followed(listNames(followedNames, MOST_NAMES))} {words.another}
            </p>
            <LinkButton to="/status">{words.seeStatus}</LinkButton>
          </>
        )}
      </div>
      {(followedNames.length === 0 || leftError !== null) && (
        <PreviewCard
          preview={reference === '' ? null : preview}
          isAlready={isAlready}
          handFocusTo={() => input.current}
        />
      )}
    </div>
  );
}
