import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { useFocusHandedOn } from '../../ui/focus/use-focus-handed-on.ts';
import { useAsked } from './use-asked.ts';

interface WhenAskedProps {
  /** The label of the button that shows it. */
  label: string;
  /** True if the person has just asked for it in another way. */
  isAskedAlready?: boolean;
  children: ReactNode;
}

/**
 * In discreet mode the content is hidden until it is asked for; then it has the focus of the button. Turning on discreet mode hides it again,
 * and the button has the focus of the content.
 */
export function WhenAsked({ label, isAskedAlready = false, children }: WhenAskedProps) {
  const { isHidden, ask } = useAsked(isAskedAlready);
  const place = useRef<HTMLDivElement>(null);
  const isPressed = useRef(false);
  return (
    <div ref={place}>
      {isHidden ? (
        <Button
          size="small"
          onClick={() => {
            isPressed.current = true;
            ask();
          }}
        >
          {label}
        </Button>
      ) : (
        <Shown wantsFocus={isPressed} heir={() => place.current?.querySelector('button')}>
          {children}
        </Shown>
      )}
    </div>
  );
}

interface ShownProps {
  wantsFocus: RefObject<boolean>;
  heir: () => HTMLElement | null | undefined;
  children: ReactNode;
}

function Shown({ wantsFocus, heir, children }: ShownProps) {
  const content = useFocusHandedOn<HTMLDivElement>(heir);
  useEffect(() => {
    if (wantsFocus.current) content.current?.focus();
    wantsFocus.current = false;
  }, [wantsFocus, content]);
  return (
    <div ref={content} tabIndex={-1}>
      {children}
    </div>
  );
}
