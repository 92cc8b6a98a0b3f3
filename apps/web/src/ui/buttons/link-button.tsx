import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';
import { cx } from '../layout/class-names.ts';
import { type ButtonLook, buttonClass } from './button.tsx';

type AnchorProps = ButtonLook & ComponentPropsWithRef<'a'>;

function ButtonAnchor({ variant, size, icon, className, children, ...rest }: AnchorProps) {
  return (
    <a
      {...rest}
      className={cx(buttonClass({ ...(variant && { variant }), ...(size && { size }) }), className)}
    >
      {icon}
      {children}
    </a>
  );
}

/** A link to a place in the app that looks like a button. Takes the router's `to` and `params`. */
export const LinkButton = createLink(ButtonAnchor);
