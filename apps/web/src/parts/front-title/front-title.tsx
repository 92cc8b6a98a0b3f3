import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLatest } from '../../ui/use-latest.ts';

const NO_COLOR = '#8d8d86';

/** The icon of the page without a front; null before the first one was shown. */
let iconOfPage: string | null = null;

interface FrontTitleProps {
  /** Who is in front, in words. */
  front: string;
  /** The colour of the first fronter; null without one. */
  color: string | null;
  /** The title, from who is in front and the title that the screen has otherwise. */
  titleOf: (front: string, screen: string) => string;
}

/** The title and the icon of the page say who is in front while this is mounted. Only one can be. */
export function FrontTitle({ front, color, titleOf }: FrontTitleProps) {
  const router = useRouter();
  const latest = useLatest(titleOf);
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) iconOfPage ??= icon.href;
    let screen = document.title;
    const apply = () => {
      screen = document.title;
      document.title = latest.current(front, screen);
    };
    apply();
    if (icon) icon.href = iconOf(color ?? NO_COLOR);
    // The screen's own title is set after it is drawn.
    const stop = router.subscribe('onRendered', apply);
    return () => {
      stop();
      document.title = screen;
      if (icon && iconOfPage !== null) icon.href = iconOfPage;
    };
  }, [front, color, router]);
  return null;
}

/** A dot in the colour of who fronts. */
function iconOf(color: string): string {
  const fill = /^#[0-9a-f]{6}$/i.test(color) ? color : NO_COLOR;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="${fill}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
