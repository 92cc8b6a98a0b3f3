import { describeError } from '../../../text/errors/describe-error.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import type { DefaultPrivacy } from './use-default-privacy.ts';
import { editWords } from './words.ts';

const words = editWords.defaultPrivacy;

interface PrivacyNoteProps {
  defaults: DefaultPrivacy;
  /** Shown if the system's settings make new ones private. */
  byDefault: string;
  /** Everything in the form is private. */
  isPrivate: boolean;
}

/** Why the privacy settings of a new member or group start as they do. Nothing where they are public, as the system's settings say. */
export function PrivacyNote({ defaults, byDefault, isPrivate }: PrivacyNoteProps) {
  const { known, wasUnknown, isLoading, error, retry } = defaults;
  if (known === 'private') return <p className={soft}>{byDefault}</p>;
  if (known === 'public')
    return wasUnknown && isPrivate ? <p className={soft}>{words.stillPrivate}</p> : null;
  return (
    <p role="status" className={soft}>
      {isLoading ? (
        words.loading
      ) : (
        <>
          {words.unknown} <TryAgain size="small" untilMs={retryAtOf(error)} onRetry={retry} />
        </>
      )}
    </p>
  );
}

function retryAtOf(error: unknown): number | undefined {
  return error === null ? undefined : describeError(error).retryAtMs;
}
