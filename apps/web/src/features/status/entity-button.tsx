import type { MouseEvent, ReactNode } from 'react';
import { type DetailsTarget, useDetails } from './details-context.ts';

interface EntityButtonProps {
  target: DetailsTarget;
  className?: string | undefined;
  /** The whole name, where what is shown may be cut short. */
  title?: string | undefined;
  children: ReactNode;
}

/** A system or fronter that opens its details. `data-entity` lets the arrow keys find it; the board lets Tab stop at one of all. */
export function EntityButton({ target, className, title, children }: EntityButtonProps) {
  const { open, preload } = useDetails();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the dialog gives the focus back to what had it.
    event.currentTarget.focus();
    open(target);
  };
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-entity={target.kind}
      tabIndex={-1}
      className={className}
      title={title}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={handleClick}
    >
      {children}
    </button>
  );
}
