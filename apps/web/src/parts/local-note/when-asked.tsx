import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSettings } from '../../state/hooks.ts';
import { Button } from '../../ui/button.tsx';

interface WhenAskedProps {
  /** Of the button that shows it. */
  label: string;
  /** False if the person has just asked for it in another way. */
  isHidden?: boolean;
  children: ReactNode;
}

/** In discreet mode the content is hidden until it is asked for; then it has the focus of the button. */
export function WhenAsked({ label, isHidden = true, children }: WhenAskedProps) {
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const [isAsked, setAsked] = useState(false);
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isAsked) shown.current?.focus();
  }, [isAsked]);
  if (isDiscreet && isHidden && !isAsked)
    return (
      <div>
        <Button size="small" onClick={() => setAsked(true)}>
          {label}
        </Button>
      </div>
    );
  return (
    <div ref={shown} tabIndex={-1}>
      {children}
    </div>
  );
}
