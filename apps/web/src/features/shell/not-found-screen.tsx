import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { shellWords } from './words.ts';

/** What is at an address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <>
      <PageHeader title={shellWords.titles.notFound} lead={shellWords.notFoundText} />
      <LinkButton to="/status">{shellWords.toStatus}</LinkButton>
    </>
  );
}
