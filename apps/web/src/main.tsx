import { startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { PERSISTED_CACHE_KEY } from './cache/status/persisted-cache.ts';
import { createServices, type Environment } from './create-services.ts';
import { systemClock } from './platform/clock.ts';
import { pageServiceUrl, pageTarget } from './platform/config.ts';
import { isDemo } from './platform/demo-mode.ts';
import { takeEarlyReads } from './platform/early-reads.ts';
import { fetchUnstored } from './platform/fetch-unstored.ts';
import { watchMissingCode } from './platform/missing-code.ts';
import { browserOnline } from './platform/online.ts';
import { browserStorage } from './platform/storage.ts';
import { catchStrayErrors, isGivenUp } from './platform/stray-errors.ts';
import { browserTabs } from './platform/tabs.ts';
import { browserVisibility } from './platform/visibility.ts';
import { createAppRouter } from './router.tsx';
import { watchAppWorker } from './state/app-update.ts';
import { LOG_KEY } from './state/log.ts';
import { applyLook } from './state/look.ts';
import { applyTheme } from './state/theme.ts';
import { stateWords as words } from './state/words.ts';
import { errorForLog } from './text/errors/plain-error.ts';
import './ui/global.css';

const fetchOfPage = (request: Request) => window.fetch(request);

/** The browser's parts; sample data brings its own service and stores nothing. */
async function openEnvironment(openSettings: () => void): Promise<Environment> {
  const common = {
    online: browserOnline(),
    visibility: browserVisibility(),
    clock: systemClock,
    serviceUrl: pageServiceUrl(),
    openSettings,
  };
  if (isDemo()) {
    const { openDemo } = await import('./demo.ts');
    return { ...common, ...openDemo() };
  }
  return {
    ...common,
    earlyReads: takeEarlyReads(),
    storage: browserStorage([LOG_KEY, PERSISTED_CACHE_KEY]),
    // A native program serves the app's own files itself, so there the probe of the cache would show nothing.
    fetch: pageTarget() === 'web' ? fetchUnstored(fetchOfPage) : fetchOfPage,
    firstFollowed: [],
    tabs: browserTabs('status'),
    queueTabs: browserTabs('outbox'),
    demo: false,
  };
}

/** How long the frame of the app waits for the first screen, so that both render at once. */
const FRAME_FIRST_AFTER_MS = 300;

/** The first screen has settled by then. */
const WARM_AFTER_MS = 1_000;

function nextTask(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

async function start(container: HTMLElement): Promise<void> {
  let isRefused = false;
  let openSettings = () => {
    isRefused = true;
  };
  const environment = await openEnvironment(() => openSettings());
  // On a first visit, the browser may paint and respond to the person between the longer parts of the start. If data is cached already, or
  // where the page is the worker's copy, the start is one task, and so it ends sooner (decision 0036).
  const isReturn =
    'workerPage' in document.documentElement.dataset || environment.storage.get(PERSISTED_CACHE_KEY) !== null;
  const pause = isReturn ? () => {} : nextTask;
  await pause();
  const services = createServices(environment);
  applyTheme(services.settings);
  applyLook(services.settings);
  catchStrayErrors(services.notices.notifyError);
  watchMissingCode(window);
  await services.session.ready;
  await pause();
  // Before the router reads the address: a redirect of the first one would override a navigation away from it.
  if (isRefused) window.history.pushState(null, '', `/settings${window.location.hash}`);
  const router = createAppRouter(services);
  // Typed text is stored as a draft, so no form needs to stop the person.
  openSettings = () => void router.navigate({ to: '/settings', ignoreBlocker: true });
  if (pageTarget() === 'android') {
    const { connectToAndroid } = await import('./connect-android.ts');
    connectToAndroid(services, router);
  }
  await pause();
  // With the screen's code and its persisted data everything is rendered at once; a slow network shows the frame first.
  await Promise.race([router.load().catch(console.error), nextTask(FRAME_FIRST_AFTER_MS)]);
  await pause();
  const root = createRoot(container, {
    // A part that crashed shows a message in its place; the reason goes to the log.
    onCaughtError(error) {
      console.error(error);
      if (!isGivenUp(error)) services.log.add('error', errorForLog(error));
    },
  });
  // A first visit renders in slices.
  const draw = isReturn ? flushSync : startTransition;
  draw(() => root.render(<App services={services} router={router} />));
  if (pageTarget() === 'windows') {
    const { openForeignLinksOutside } = await import('./platform/shell.ts');
    openForeignLinksOutside();
  }
  if (import.meta.env.PROD && !services.demo) watchAppWorker(services.appUpdate);
  await nextTask(WARM_AFTER_MS);
  const warming = import('./platform/warm-formats.ts');
  // Without it only the first date is slower.
  warming.then(({ warmFormats }) => warmFormats()).catch(() => {});
}

const container = document.getElementById('root');
if (container !== null) {
  start(container).catch((error: unknown) => {
    // Nothing can show a notice yet: the placeholder and the console show the error.
    console.error(error);
    container.textContent = words.startFailed;
  });
}
