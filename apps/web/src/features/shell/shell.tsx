import { type MouseEvent, type ReactNode, useRef } from 'react';
import { useNotices, useNotify, useSettings } from '../../state/hooks.ts';
import { useClockSkew } from '../../state/use-now.ts';
import { NoticeRegion } from '../../ui/notices/notice-region.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { RunningTimes } from '../../ui/time/relative-time.tsx';
import { ServiceClockSkew } from '../../ui/time/use-ticking-now.ts';
import { Banners } from './banners.tsx';
import { Navigation } from './navigation.tsx';
import styles from './shell.module.css';
import { type Commands, useCommandKey } from './use-command-key.ts';
import { useOwnColors } from './use-own-colors.ts';
import { useScreenChange } from './use-screen-change.ts';
import { shellWords } from './words.ts';

interface ShellProps {
  commands: Commands;
  /** A message above every screen. */
  notice?: ReactNode;
  children: ReactNode;
}

/** The frame around every screen: navigation, messages about all shown data, and notices. */
export function Shell({ commands, notice, children }: ShellProps) {
  const main = useRef<HTMLElement>(null);
  const announcement = useScreenChange();
  useOwnColors();
  useCommandKey(commands.toggle);
  const notices = useNotices();
  const { dismiss } = useNotify();
  const clockSkewMs = useClockSkew();
  const areTimesRunning = useSettings(({ runningTimes }) => runningTimes);
  // Following the link would replace the hash, which may be forcing a theme.
  const handleSkip = (event: MouseEvent) => {
    event.preventDefault();
    main.current?.focus();
  };
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useValidAnchor: it leads to a place in the page; a link is what people listen for */}
      <a href="#main" className={styles.skip} onClick={handleSkip}>
        {shellWords.skip}
      </a>
      <Navigation commands={commands} />
      <div className={styles.column}>
        <Banners />
        {notice}
        <main ref={main} id="main" tabIndex={-1} className={styles.main}>
          <RunningTimes value={areTimesRunning}>
            <ServiceClockSkew value={clockSkewMs}>{children}</ServiceClockSkew>
          </RunningTimes>
        </main>
      </div>
      <VisuallyHidden as="div">
        <div aria-live="polite">{announcement}</div>
      </VisuallyHidden>
      <NoticeRegion notices={notices} onDismiss={dismiss} />
    </div>
  );
}
