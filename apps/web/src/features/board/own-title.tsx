import { recordKey } from '@frontboard/model';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useOwnSystem } from '../../session/hooks.ts';
import { useSettings } from '../../state/hooks.ts';
import { type Board, useBoard, useBoardView } from '../../sync/board/board-status.ts';
import { listNames } from '../../text/list-names.ts';
import { boardWords as words } from './words.ts';

const NO_COLOR = '#8d8d86';

/** The title and the icon of the page follow the own front, as everybody may see it. In discreet mode and without a shared front they stay. */
export function OwnTitle() {
  const own = useOwnSystem();
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const id = own === null ? '' : recordKey(own);
  const board = useBoard(id, undefined);
  return board === null || id === '' || isDiscreet ? null : <TitleOf board={board} id={id} />;
}

function TitleOf({ board, id }: { board: Board; id: string }) {
  const { note, fronters } = useBoardView(board, id);
  const router = useRouter();
  const isShown = note === null;
  const text = isShown ? listNames(fronters.map(({ member, name }) => member && name)) : words.title;
  const color = fronters[0]?.member?.color ?? NO_COLOR;
  useEffect(() => {
    if (!isShown) return;
    const former = document.title;
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    const formerIcon = icon?.href;
    const apply = () => {
      document.title = text;
      if (icon) icon.href = iconOf(color);
    };
    apply();
    // The screen's own title is set after it is drawn.
    const stop = router.subscribe('onRendered', apply);
    return () => {
      stop();
      document.title = former;
      if (icon && formerIcon !== undefined) icon.href = formerIcon;
    };
  }, [isShown, text, color, router]);
  return null;
}

/** A dot in the colour of who fronts. */
function iconOf(color: string): string {
  const fill = /^#[0-9a-f]{6}$/i.test(color) ? color : NO_COLOR;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="${fill}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
