import type { ReactNode } from 'react';
import { Dialog } from '../../ui/dialogs/dialog.tsx';
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

interface TechnicalDialogProps {
  facts: readonly FactRow[];
  isOpen: boolean;
  onClose: () => void;
}

/** The same from a menu, where it would be below a list of any length. */
export function TechnicalDialog({ facts, isOpen, onClose }: TechnicalDialogProps) {
  return (
    <Dialog title={recordWords.technical} isOpen={isOpen} onClose={onClose}>
      <FactList facts={facts} />
    </Dialog>
  );
}
