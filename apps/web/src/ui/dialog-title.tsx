import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';

interface DialogTitleProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The title of a dialog, which gives it its name. */
export function DialogTitle({ className = '', children }: DialogTitleProps) {
  return (
    <Heading slot="title" level={2} className={className}>
      {children}
    </Heading>
  );
}
