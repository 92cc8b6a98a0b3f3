import { formatId, systemLabel } from '@frontboard/model';
import { type DragEvent, type PointerEvent, useRef } from 'react';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useMoveToFolder } from '../../../parts/followed/use-move-to-folder.ts';
import { useServices } from '../../../sync/services.ts';
import { frontWords } from '../../../text/front-words.ts';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';

/** A type of our own: nothing else takes it, and no text of it reaches another program. */
const TYPE = 'application/x-frontboard-system';
const PART = '[data-part]';

/**
 * Handlers for the board: the mouse drags a system by its name or picture onto a folder, or to the systems without one. One place listens, so
 * that boxes need nothing for it. By keyboard and touch a system is moved in the list of followed systems.
 */
export function useFolderDrop() {
  const { statusCache } = useServices();
  const naming = useNaming();
  const move = useMoveToFolder();
  const dragged = useRef<HTMLElement | null>(null);
  const marked = useRef<HTMLElement | null>(null);
  const mark = (part: HTMLElement | null) => {
    if (marked.current === part) return;
    marked.current?.removeAttribute('data-over');
    part?.setAttribute('data-over', '');
    marked.current = part;
  };
  /** The part under the pointer, unless the system is in it already. */
  const targetOf = ({ target }: DragEvent) => {
    const part = elementOf(target)?.closest<HTMLElement>(PART) ?? null;
    return dragged.current === null || part === null || part.contains(dragged.current) ? null : part;
  };
  const nameOf = (id: string) => {
    const system = statusCache.readSystem(id)?.value;
    const name = system && systemLabel(system, naming).name;
    return name ?? frontWords.unnamedSystem(formatId(system?.id ?? id, naming.id));
  };
  const end = () => {
    mark(null);
    dragged.current = null;
  };
  return {
    onPointerOver({ target, pointerType }: PointerEvent) {
      const box = elementOf(target)?.closest<HTMLElement>('[data-system]');
      // Elsewhere in a box texts can be selected.
      const isHead = elementOf(target)?.closest('[data-entity="system"]') !== null;
      if (box) box.draggable = pointerType === 'mouse' && isHead;
    },
    onDragStart({ target, dataTransfer }: DragEvent) {
      const box = elementOf(target)?.closest<HTMLElement>('[data-system]');
      if (!box?.draggable) return;
      // A dragged picture would be its address.
      dataTransfer.clearData();
      dataTransfer.setData(TYPE, box.dataset.system ?? '');
      dataTransfer.setDragImage(box, 0, 0);
      dataTransfer.effectAllowed = 'move';
      dragged.current = box;
    },
    onDragOver(event: DragEvent) {
      const part = targetOf(event);
      mark(part);
      if (part === null) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
    },
    onDrop(event: DragEvent) {
      const [part, id] = [targetOf(event), dragged.current?.dataset.system];
      const hadFocus = dragged.current?.contains(document.activeElement) === true;
      end();
      if (part === null || id === undefined) return;
      event.preventDefault();
      move(id, nameOf(id), part.dataset.part || undefined);
      // Its box is drawn again in the other place, or not at all in a collapsed folder.
      if (hadFocus)
        catchFocus(
          () =>
            document.querySelector<HTMLElement>(`[data-system="${CSS.escape(id)}"] [data-entity="system"]`) ??
            part.querySelector<HTMLElement>('button'),
          { preventScroll: true },
        );
    },
    onDragEnd: end,
  };
}

function elementOf(target: EventTarget): Element | null {
  return target instanceof Element ? target : null;
}
