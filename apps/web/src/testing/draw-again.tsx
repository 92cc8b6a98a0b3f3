import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServicesProvider } from '../state/services.tsx';
import type { Services } from '../sync/services.ts';

/**
 * The results of a hook whose component renders twice, `between` being called after the first time. Without a document nothing renders
 * again; but a component that changes its own state while it renders is rendered again with all that its hooks remember.
 */
export function drawAgain<T>(app: Services, useValue: () => T, between: () => void): readonly [T, T] {
  const values: T[] = [];
  function Drawn() {
    const value = useValue();
    const [isAgain, setAgain] = useState(false);
    values.push(value);
    if (isAgain) return null;
    between();
    setAgain(true);
    return null;
  }
  // Without a document React shows the initial values of stores.
  const session = { ...app.session, getInitialState: app.session.getState };
  renderToStaticMarkup(
    <QueryClientProvider client={app.queryClient}>
      <ServicesProvider services={{ ...app, session }}>
        <Drawn />
      </ServicesProvider>
    </QueryClientProvider>,
  );
  const [first, second] = values;
  if (first === undefined || second === undefined) throw new Error('It was not drawn twice.');
  return [first, second];
}
