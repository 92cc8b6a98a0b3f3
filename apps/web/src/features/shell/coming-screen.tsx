import { Hourglass } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { comingWords } from './coming-words.ts';
import { shellWords } from './words.ts';

/** A screen that is not built yet. `text` says what it will do. */
export function ComingScreen({ title, text }: { title: string; text: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Hourglass aria-hidden="true" size={32} strokeWidth={1.5} />}
        title={comingWords.heading}
        actions={<LinkButton to="/status">{shellWords.toStatus}</LinkButton>}
      >
        <p>{text}</p>
      </EmptyState>
    </>
  );
}
