import type { MouseEvent, ReactNode } from 'react';
import { type DetailsTarget, useDetails } from '../details/details-context.ts';

interface EntityButtonProps {
  target: DetailsTarget;
  className?: string | undefined;
  /** The whole name, if the shown one may be cut. */
  title?: string | undefined;
  children: ReactNode;
}

/** A system or fronter that opens its details. `data-entity` lets the arrow keys find it; the board makes one of all the Tab stop. */
export function EntityButton({ target, className, title, children }: EntityButtonProps) {
  const { open, preload } = useDetails();
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari does not focus a pressed button, and the dialog restores the focus.
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
