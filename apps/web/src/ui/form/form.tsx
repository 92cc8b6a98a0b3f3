import type { ComponentPropsWithRef } from 'react';

/** A form. Browsers are asked to store none of its texts, neither as suggestions nor to restore the tab later: drafts are stored by the app. */
export function Form(props: Omit<ComponentPropsWithRef<'form'>, 'autoComplete'>) {
  return <form {...props} autoComplete="off" />;
}
