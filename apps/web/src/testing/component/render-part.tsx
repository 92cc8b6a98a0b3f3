import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Shows components without a screen in the document, until the test is over. */
export function renderPart(content: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(content);
  const remove = () => {
    root.unmount();
    host.remove();
  };
  onTestFinished(remove);
  return { host, render: (changed: ReactNode) => root.render(changed), remove };
}
