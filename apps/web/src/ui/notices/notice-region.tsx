import { CircleCheck, CircleX, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../buttons/button.tsx';
import { IconButton } from '../buttons/icon-button.tsx';
import { LinkButton } from '../buttons/link-button.tsx';
import { screenHeading } from '../focus/screen-heading.ts';
import { VisuallyHidden } from '../text/visually-hidden.tsx';
import { uiWords } from '../words.ts';
import styles from './notice-region.module.css';

export type NoticeTone = 'info' | 'positive' | 'warning' | 'negative';

export interface NoticeView {
  id: number;
  kind: NoticeTone;
  title: string;
  caption?: string | undefined;
  action?: { label: string; run: () => void } | undefined;
  /** A link to a place in the app that helps. */
  link?:
    | { label: string; to: '/settings' | '/manage/file' | '/manage/members/bulk'; hash?: string }
    | undefined;
  /** How long it stays, in ms, counted only while the notices have neither pointer nor focus. */
  timeoutMs: number;
  /** How many equal ones were shown; displayed from 2 on, and each restarts the time. */
  count: number;
}

interface NoticeRegionProps {
  notices: readonly NoticeView[];
  onDismiss: (id: number) => void;
}

const ICONS: Readonly<Record<NoticeTone, LucideIcon>> = {
  info: Info,
  positive: CircleCheck,
  warning: TriangleAlert,
  negative: CircleX,
};

/** More would cover the screen. Older ones wait behind and leave at their own time. */
const MAX_VISIBLE = 3;

function useCountdown(totalMs: number, restartKey: unknown, isPaused: boolean, onEnd: () => void): void {
  const leftMs = useRef(totalMs);
  const handleEnd = useEffectEvent(onEnd);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to start again
  useEffect(() => {
    leftMs.current = totalMs;
  }, [totalMs, restartKey]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the reason to start again
  useEffect(() => {
    if (isPaused) return;
    const startedMs = performance.now();
    const timer = setTimeout(handleEnd, leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= performance.now() - startedMs;
    };
  }, [isPaused, totalMs, restartKey]);
}

function Notice({
  notice,
  isPaused,
  isVisible,
  onDismiss,
}: {
  notice: NoticeView;
  isPaused: boolean;
  isVisible: boolean;
  onDismiss: (id: number) => void;
}) {
  useCountdown(notice.timeoutMs, notice.count, isPaused, () => onDismiss(notice.id));
  const { action, link } = notice;
  const Icon = ICONS[notice.kind];
  return (
    <div aria-atomic="true" className={styles.notice} data-kind={notice.kind} hidden={!isVisible}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={notice.caption ? `${styles.words} ${styles.captioned}` : styles.words}>
        <p className={styles.title}>
          {notice.title}
          {notice.count > 1 && <span className={styles.count}> ×{notice.count}</span>}
        </p>
        {notice.caption && <p className={styles.caption}>{notice.caption}</p>}
        {(action || link) && <VisuallyHidden>{uiWords.reachNotice}</VisuallyHidden>}
      </div>
      {action && (
        <Button
          size="small"
          className={styles.action}
          onClick={() => {
            onDismiss(notice.id);
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      {link && (
        <LinkButton
          size="small"
          className={styles.link}
          to={link.to}
          {...(link.hash !== undefined && { hash: link.hash })}
          onClick={() => onDismiss(notice.id)}
        >
          {link.label}
        </LinkButton>
      )}
      <IconButton label={uiWords.dismiss} tooltip="none" icon={<X />} onClick={() => onDismiss(notice.id)} />
    </div>
  );
}

/** The former focus, or the screen's heading if that no longer exists: the focus must not start at the top of the page. */
function placeToReturn(before: HTMLElement | null): HTMLElement | null {
  return before?.isConnected && before !== document.body ? before : screenHeading();
}

/**
 * Short messages at the bottom. They stay while the pointer or the focus is on them. F6 moves the focus to
 * the newest and, pressed again, back to where it was. Warnings and errors are spoken at once, the rest politely.
 */
export function NoticeRegion({ notices, onDismiss }: NoticeRegionProps) {
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const visible = new Set(notices.slice(-MAX_VISIBLE).map((notice) => notice.id));

  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      const buttons = region.current?.querySelectorAll<HTMLElement>('div:not([hidden]) > button');
      const isInside = region.current?.contains(document.activeElement);
      if (isInside) placeToReturn(cameFrom.current)?.focus();
      else if (buttons?.length) {
        const last = [...buttons].at(-1)?.parentElement?.querySelector<HTMLElement>('a, button');
        cameFrom.current = document.activeElement as HTMLElement | null; // the focused element is an element of the page
        last?.focus();
      } else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, []);

  // A notice may disappear under the pointer or the focus; then there is no leaving event.
  useEffect(() => {
    if (notices.length === 0) setHovered(false);
    if (!isFocused || region.current?.contains(document.activeElement)) return;
    setFocused(false);
    if (document.activeElement === document.body) placeToReturn(cameFrom.current)?.focus();
  }, [notices, isFocused]);

  const show = (isUrgent: boolean) =>
    notices
      .filter((notice) => (notice.kind === 'warning' || notice.kind === 'negative') === isUrgent)
      .map((notice) => (
        <Notice
          key={notice.id}
          notice={notice}
          isPaused={isHovered || isFocused}
          isVisible={visible.has(notice.id)}
          onDismiss={onDismiss}
        />
      ));

  return (
    <section
      ref={region}
      aria-label={uiWords.notices}
      // Dialogs hide everything behind them; notices are in front of them, and can be read and pressed there, too.
      data-react-aria-top-layer="true"
      className={styles.region}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ relatedTarget }) => {
        setFocused(true);
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget)) {
          cameFrom.current = relatedTarget;
        }
      }}
      onBlur={() => setFocused(false)}
    >
      {/* Each notice is read as a whole, one that is counted up again too; but not those beside it. */}
      <div role="alert" aria-atomic="false" className={styles.stack}>
        {show(true)}
      </div>
      <div role="status" aria-atomic="false" className={styles.stack}>
        {show(false)}
      </div>
    </section>
  );
}
