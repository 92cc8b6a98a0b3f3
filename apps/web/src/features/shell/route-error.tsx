import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { isMissingCode } from '../../platform/missing-code.ts';
import { plainErrorWords } from '../../text/errors/plain-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { uiWords } from '../../ui/words.ts';

/** Replaces a screen that could not be shown: its code is missing or has crashed. Answers of the service never get here. The rest of the app stays usable. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const isMissing = isMissingCode(error);
  const { title, detail } = isMissing ? plainErrorWords.missingCode : plainErrorWords.ourFault;
  const handlePress = () => {
    if (isMissing) return window.location.reload();
    reset();
    void router.invalidate();
  };
  return (
    <div role="alert">
      <PageHeader title={title} lead={detail} />
      <Button variant="primary" onClick={handlePress}>
        {isMissing ? uiWords.loadAgain : uiWords.tryAgain}
      </Button>
    </div>
  );
}
