import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { describeError } from '../../data/describe-error.ts';
import { Button } from '../../ui/button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { shellWords } from './words.ts';

/** What stands in place of a screen that could not be shown. The rest of the app stays usable. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const { title, detail } = describeError(error);
  const handleRetry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div role="alert">
      <PageHeader title={title} lead={detail} />
      <Button variant="primary" onClick={handleRetry}>
        {shellWords.tryAgain}
      </Button>
    </div>
  );
}
