import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonLook } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import { WindowBoundary } from '../loading/window-boundary.tsx';
import type { MenuItem, MenuWindowProps } from './menu-window.tsx';

/** Its code is loaded when it is opened. */
export const LazyMenuWindow = lazyPart<MenuWindowProps>(() =>
  import('./menu-window.tsx').then((module) => ({ default: module.MenuWindow })),
);

interface MenuButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  label: string;
  icon?: ReactNode;
  isIconOnly?: boolean;
  /** A longer spoken name that has the label in it, such as "More for Lantern House" if several of these are in a list. */
  spokenLabel?: string;
  items: readonly MenuItem[];
  /** False in a list where arrow keys move between the rows. */
  opensByArrows?: boolean;
}

/** A button that opens a menu of actions. Up and down arrow open it too, if they are free; the menu's code is loaded on hover or focus. */
export function MenuButton({
  label,
  icon,
  isIconOnly = false,
  spokenLabel,
  variant,
  size,
  items,
  opensByArrows = true,
}: MenuButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setOpen(true);
  };
  const shared = {
    ref: trigger,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: LazyMenuWindow.preload,
    onFocus: LazyMenuWindow.preload,
    onClick: () => (isOpen ? setOpen(false) : open()),
    onKeyDown: (event: KeyboardEvent) => {
      if (!opensByArrows) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        open();
      }
    },
  } as const;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...shared} label={label} {...(spokenLabel && { spokenLabel })} icon={icon} />
      ) : (
        <Button
          {...shared}
          aria-label={spokenLabel}
          {...(variant && { variant })}
          {...(size && { size })}
          icon={icon}
        >
          {label}
        </Button>
      )}
      {wasOpened && (
        <WindowBoundary title={spokenLabel ?? label} isOpen={isOpen} onClose={() => setOpen(false)}>
          <LazyMenuWindow
            label={spokenLabel ?? label}
            triggerRef={trigger}
            isOpen={isOpen}
            onOpenChange={setOpen}
            items={items}
          />
        </WindowBoundary>
      )}
    </>
  );
}
