import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { shellWords } from './words.ts';

/** The screen of an unknown address. */
export function NotFoundScreen() {
  return (
    <>
      <PageHeader title={shellWords.notFound} lead={shellWords.notFoundText} />
      <LinkButton to="/status">{shellWords.toStatus}</LinkButton>
    </>
  );
}
