import { type FocusHeir, useFocusHandedOn } from '../focus/use-focus-handed-on.ts';
import { Button, type ButtonProps } from './button.tsx';

interface LeavingButtonProps extends Omit<ButtonProps, 'ref'> {
  /** Finds the element that gets the focus if the button leaves with it. */
  handFocusTo: FocusHeir;
}

/** A button that leaves the page when it is pressed, or when there is nothing more to do. */
export function LeavingButton({ handFocusTo, ...button }: LeavingButtonProps) {
  const leaving = useFocusHandedOn<HTMLButtonElement>(handFocusTo);
  return <Button {...button} ref={leaving} />;
}
