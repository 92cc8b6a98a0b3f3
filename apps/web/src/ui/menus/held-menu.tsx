import { useRef } from 'react';
import { WindowBoundary } from '../loading/window-boundary.tsx';
import { LazyMenuWindow } from './menu-button.tsx';
import type { MenuItem } from './menu-window.tsx';

interface HeldMenuProps {
  label: string;
  /** What the menu is about: it opens beside it. Another element needs another key. */
  trigger: HTMLElement;
  items: readonly MenuItem[];
  onClose: () => void;
}

/** A menu that no button of its own opens, such as the menu of a member on a long touch. Show it while it is open. */
export function HeldMenu({ label, trigger, items, onClose }: HeldMenuProps) {
  return (
    <WindowBoundary title={label} isOpen onClose={onClose}>
      <LazyMenuWindow
        label={label}
        triggerRef={useRef(trigger)}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
        items={items}
      />
    </WindowBoundary>
  );
}
