import { type ReactNode, useRef, useState } from 'react';
import { Button, type ButtonLook } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { lazyPart } from '../loading/lazy-part.ts';
import { WindowBoundary } from '../loading/window-boundary.tsx';
import type { PopoverWindowProps } from './popover-window.tsx';

const PopoverWindow = lazyPart<PopoverWindowProps>(() =>
  import('./popover-window.tsx').then((module) => ({ default: module.PopoverWindow })),
);

interface PopoverButtonProps extends Pick<ButtonLook, 'variant' | 'size'> {
  label: string;
  icon?: ReactNode;
  /** True shows only the icon, with the label as tooltip. */
  isIconOnly?: boolean;
  /** False if the tooltip would not fit. */
  hasTooltip?: boolean;
  /** Loads what only the content needs: called when the popover is about to be opened. */
  onIntent?: () => void;
  /** The content of the popover; a function gets the function that closes it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a popover beside itself. The popover's code is loaded on hover or focus. */
export function PopoverButton({
  label,
  icon,
  isIconOnly = false,
  hasTooltip = true,
  variant,
  size,
  onIntent,
  children,
}: PopoverButtonProps) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const close = () => setOpen(false);
  const preload = () => {
    PopoverWindow.preload();
    onIntent?.();
  };
  const shared = {
    ref: trigger,
    'aria-haspopup': 'dialog',
    'aria-expanded': isOpen,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => {
      setWasOpened(true);
      setOpen(!isOpen);
    },
  } as const;
  return (
    <>
      {isIconOnly ? (
        <IconButton {...shared} label={label} icon={icon} tooltip={hasTooltip ? 'above' : 'none'} />
      ) : (
        <Button {...shared} {...(variant && { variant })} {...(size && { size })} icon={icon}>
          {label}
        </Button>
      )}
      {wasOpened && (
        <WindowBoundary title={label} isOpen={isOpen} onClose={close}>
          <PopoverWindow label={label} triggerRef={trigger} isOpen={isOpen} onOpenChange={setOpen}>
            {typeof children === 'function' ? children(close) : children}
          </PopoverWindow>
        </WindowBoundary>
      )}
    </>
  );
}
