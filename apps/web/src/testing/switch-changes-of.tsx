import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServicesProvider } from '../state/services.tsx';
import { type SwitchChanges, useSwitchChanges } from '../sync/switches/use-switch-changes.ts';
import type { OpenApp } from './open-app.ts';

/** The functions of a tab's screens that change single switches. */
export function switchChangesOf(app: OpenApp): SwitchChanges {
  let changes: SwitchChanges | undefined;
  function Screen() {
    changes = useSwitchChanges();
    return null;
  }
  // Without a document React shows the initial values of stores.
  const session = { ...app.session, getInitialState: app.session.getState };
  renderToStaticMarkup(
    <ServicesProvider services={{ ...app, session }}>
      <QueryClientProvider client={app.queryClient}>
        <Screen />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  if (changes === undefined) throw new Error('The screen was not drawn.');
  return changes;
}
