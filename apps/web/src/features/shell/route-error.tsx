import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { describeError } from '../../text/errors/describe-error.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { uiWords } from '../../ui/words.ts';

/** Replaces a screen that could not be shown. The rest of the app stays usable. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { title, detail, action } = describeError(error);
  const isMissing = action === 'reload';
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
