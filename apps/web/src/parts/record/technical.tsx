import type { ReactNode } from 'react';
import { FactList, type FactRow } from '../../ui/fact-list.tsx';
import { Disclosure } from '../../ui/layout/disclosure.tsx';
import { Boundary } from '../../ui/loading/boundary.tsx';
import { recordWords } from './words.ts';

interface TechnicalProps {
  facts: readonly FactRow[];
  children?: ReactNode;
}

/** What programs need to know about a record, and few people: closed until it is opened. */
export function Technical({ facts, children }: TechnicalProps) {
  return (
    <Disclosure title={recordWords.technical}>
      <Boundary>
        <FactList facts={facts} />
        {children}
      </Boundary>
    </Disclosure>
  );
}
