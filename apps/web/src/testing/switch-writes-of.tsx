import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServicesProvider } from '../state/services.tsx';
import { type SwitchWrites, useSwitchWrites } from '../sync/switches/past/use-switch-writes.ts';
import type { OpenApp } from './open-app.ts';

/** What the screens of a tab change single switches with. */
export function switchWritesOf(app: OpenApp): SwitchWrites {
  let writes: SwitchWrites | undefined;
  function Screen() {
    writes = useSwitchWrites();
    return null;
  }
  // Without a document React shows what stores began with.
  const session = { ...app.session, getInitialState: app.session.getState };
  renderToStaticMarkup(
    <ServicesProvider services={{ ...app, session }}>
      <QueryClientProvider client={app.queryClient}>
        <Screen />
      </QueryClientProvider>
    </ServicesProvider>,
  );
  if (writes === undefined) throw new Error('The screen was not drawn.');
  return writes;
}
