import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { BackToManage } from '../../parts/back-to-manage.tsx';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { useSession } from '../../session/hooks.ts';
import { useFollowed } from '../../state/hooks.ts';
import { useFollowActions } from '../../sync/following/use-follow-actions.ts';
import { useSystemPreview } from '../../sync/refresher/preview.ts';
import { listNames } from '../../text/list-names.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { VERBATIM_INPUT } from '../../ui/fields/verbatim-input.ts';
import { Form } from '../../ui/form/form.tsx';
import { page } from '../../ui/layout/layout.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './add-screen.module.css';
import { JustFollowed } from './just-followed.tsx';
import { ListedSystem } from './listed-system.tsx';
import { PreviewCard } from './preview-card.tsx';
import { recogniseSeveral, recogniseSystem } from './recognise.ts';
import { useSystemNameOf } from './use-name-of.ts';
import { followWords } from './words.ts';

const words = followWords.add;
/** More of several that were followed are counted. */
const MOST_NAMES = 5;

interface FoundSystem {
  readonly reference: string;
  readonly system: CachedSystem;
}

/** The answers to a text that names several systems. */
interface SeenSystems {
  /** Empty once they are followed. */
  readonly found: readonly FoundSystem[];
  readonly missing: readonly string[];
  /** Why the first of these is missing. */
  readonly failure: string;
}

/** Looks them up one after the other. Null once they are not wanted any more. */
async function lookUpAll(
  references: readonly string[],
  preview: Pick<ReturnType<typeof useSystemPreview>, 'ask' | 'answered'>,
  isWanted: () => boolean,
): Promise<SeenSystems | null> {
  const found: FoundSystem[] = [];
  const missing: string[] = [];
  let failure: string | undefined;
  for (const one of references) {
    preview.ask(one);
    const answer = await preview.answered();
    if (answer === null || !isWanted()) return null;
    if (answer.system === undefined) missing.push(one);
    else found.push({ reference: one, system: answer.system });
    failure ??= answer.message;
  }
  return { found, missing, failure: failure ?? words.mayBeTypo };
}

/** What is typed, what it refers to, and what following it does. */
function useFollowing(input: RefObject<HTMLInputElement | null>) {
  const [text, setText] = useState('');
  /** Problems of a text that is still being typed wait until the person has left the field or pressed Enter. */
  const [isFinished, setFinished] = useState(false);
  /** Enter was pressed before the answer: follow when it arrives, unless the text changes. */
  const [isWanted, setWanted] = useState(false);
  /** What looking up several, or following, has done. */
  const [done, setDone] = useState<string | null>(null);
  /** Followed since the screen was opened, the newest first. */
  const [added, setAdded] = useState<readonly CachedSystem[]>([]);
  const [seen, setSeen] = useState<SeenSystems | null>(null);
  /** Number of the current lookup of several. */
  const run = useRef(0);
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
  const isFollowed = ({ id, uuid }: CachedSystem, named: string) =>
    [id, uuid, named].some((ref) => ref !== null && followedIds.includes(ref));
  const justFollowed = added.filter((one) => isFollowed(one, one.id));
  const toFollow = seen !== null && seen.found.length > 0 ? seen : null;
  const isAlready = isFound && isFollowed(system, reference);
  const error = problem !== null && (isFinished || !isUnfinished) ? problem : undefined;

  const namesOf = (systems: readonly CachedSystem[]) => listNames(systems.map(nameOf), MOST_NAMES);

  const changeText = (next: string) => {
    setText(next);
    preview.ask(recogniseSeveral(next, hasToken) === null ? recogniseSystem(next, hasToken).reference : '');
  };

  const noteFollowed = (systems: readonly CachedSystem[]) => {
    const ids = new Set(systems.map(({ id }) => id));
    setAdded([...systems, ...added.filter(({ id }) => !ids.has(id))]);
    setDone(words.followed(namesOf(systems)));
  };

  const followNow = (found: CachedSystem) => {
    if (isFollowed(found, reference)) return;
    follow(reference, found);
    changeText('');
    noteFollowed([found]);
    setFinished(false);
    input.current?.focus();
  };

  /** Looks them up, so that they are seen before they are followed. A text that is typed meanwhile ends it. */
  const lookUpSeveral = async (references: readonly string[]) => {
    run.current += 1;
    const mine = run.current;
    setWanted(true);
    setSeen(null);
    setDone(null);
    const answers = await lookUpAll(references, preview, () => mine === run.current);
    if (answers === null) return;
    setWanted(false);
    setSeen(answers);
    setDone(words.seen(answers.found.length, answers.missing.length));
  };

  const followSeveral = ({ found, ...left }: SeenSystems) => {
    const followed = found.filter((one) => follow(one.reference, one.system)).map(({ system }) => system);
    if (followed.length > 0) noteFollowed(followed);
    else setDone(words.already(namesOf(found.map(({ system }) => system))));
    // What was not found stays in the field, with the reason, and is looked up again when the person wants that.
    setText(left.missing.join(' '));
    preview.ask('');
    setSeen(left.missing.length === 0 ? null : { ...left, found: [] });
    setFinished(false);
    input.current?.focus();
  };

  const handleChange = (next: string) => {
    changeText(next);
    setFinished(false);
    setWanted(false);
    run.current += 1;
    setSeen(null);
    setDone(null);
  };

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setFinished(true);
    if (several !== null) return toFollow === null ? lookUpSeveral(several) : followSeveral(toFollow);
    if (reference === '') {
      input.current?.focus();
      return;
    }
    setWanted(true);
    setSeen(null);
    setDone(null);
    // The same, unless a token has made the text a reference since it was typed.
    preview.ask(reference);
    const answer = await preview.answered();
    // Another text was typed.
    if (answer === null) return;
    setWanted(false);
    if (answer.system !== undefined) followNow(answer.system);
  };
  return {
    ...{ text, error, says, done, several, seen, toFollow, justFollowed, nameOf, isFollowed },
    ...{ handleChange, handleSubmit, setFinished, setDone },
    isPending: isWanted && !isFound,
    isAlready,
    preview: reference === '' ? null : preview,
  };
}

/** Follow systems by any reference: an ID, a UUID, a Discord ID or a link. Stays open for the next one. */
export function AddScreen() {
  const input = useRef<HTMLInputElement>(null);
  const following = useFollowing(input);
  const { text, seen, toFollow, justFollowed, nameOf, isFollowed } = following;
  return (
    <div className={page('reading')}>
      <PageHeader back={<BackToManage />} title={words.title} lead={words.lead} />
      <Form noValidate onSubmit={(event) => void following.handleSubmit(event)}>
        <TextField
          ref={input}
          label={words.label}
          data-shortcut="search"
          description={words.hint}
          errorMessage={
            seen === null || seen.missing.length === 0
              ? following.error
              : words.missing(listNames(seen.missing, MOST_NAMES), seen.failure)
          }
          value={text}
          {...VERBATIM_INPUT}
          onChange={following.handleChange}
          onBlur={() => following.setFinished(true)}
          after={
            <Button type="submit" variant="primary" isPending={following.isPending}>
              {following.several !== null && toFollow === null ? words.lookUp : words.follow}
            </Button>
          }
        />
        <p role="status" className={styles.recognition}>
          {following.done ?? following.says}
        </p>
      </Form>
      {toFollow !== null && (
        <ul aria-label={words.preview} className={styles.found}>
          {toFollow.found.map(({ reference: ref, system: one }) => (
            <ListedSystem
              key={ref}
              system={one}
              name={nameOf(one)}
              note={isFollowed(one, ref) && words.alreadyThis}
            />
          ))}
        </ul>
      )}
      {seen === null && (text !== '' || justFollowed.length === 0) && (
        <PreviewCard
          preview={following.preview}
          isAlready={following.isAlready}
          handFocusTo={() => input.current}
        />
      )}
      {justFollowed.length > 0 && (
        <JustFollowed
          systems={justFollowed}
          onUnfollow={() => following.setDone(null)}
          onLast={() => input.current?.focus()}
        />
      )}
    </div>
  );
}
