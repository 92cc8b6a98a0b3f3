import { Hourglass } from 'lucide-react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { type ComingWords, comingWords } from './coming-words.ts';

/** A screen that is not built yet: says what it will do and where to go meanwhile. */
export function ComingScreen({ title, words }: { title: string; words: ComingWords }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={<Hourglass aria-hidden="true" size={32} strokeWidth={1.5} />}
        title={comingWords.heading}
        actions={<LinkButton to={words.meanwhile.to}>{words.meanwhile.label}</LinkButton>}
      >
        <p>{words.text}</p>
      </EmptyState>
    </>
  );
}
