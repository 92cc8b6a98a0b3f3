import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
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
