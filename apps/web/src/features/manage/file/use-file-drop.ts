import { type DragEvent, useEffect, useRef, useState } from 'react';
import { fileWords } from './words.ts';

const words = fileWords.compare;

interface FileDropOptions {
  onFile: (file: File) => void;
  /** With the reason why what was dropped is not read. */
  onRefuse: (reason: string) => void;
}

/** Takes a file that is dropped onto an element. `isDragging` as long as a file is dragged anywhere over the page. */
export function useFileDrop({ onFile, onRefuse }: FileDropOptions) {
  const isDragging = useIsFileDragged();
  const handleDrop = (event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    const { files, items } = event.dataTransfer;
    const [file] = files;
    const isFolder = [...items].some((item) => item.webkitGetAsEntry()?.isDirectory === true);
    if (isFolder) onRefuse(words.droppedFolder);
    else if (files.length > 1 || file === undefined) onRefuse(words.droppedSeveral);
    else onFile(file);
  };
  return { isDragging, dropProps: { onDrop: handleDrop } };
}

/** Whether files are dragged over the page. One that misses the target is not opened instead of the app. */
function useIsFileDragged(): boolean {
  const [isDragging, setIsDragging] = useState(false);
  /** A drag enters an element before it leaves the one around it. */
  const depth = useRef(0);
  useEffect(() => {
    const end = new AbortController();
    const listen = (type: 'dragenter' | 'dragover' | 'dragleave' | 'drop', handle: () => void) =>
      window.addEventListener(
        type,
        (event) => {
          if (!hasFiles(event.dataTransfer)) return;
          event.preventDefault();
          handle();
        },
        { signal: end.signal },
      );
    const count = (next: number) => {
      depth.current = Math.max(next, 0);
      setIsDragging(depth.current > 0);
    };
    listen('dragenter', () => count(depth.current + 1));
    listen('dragover', () => {});
    listen('dragleave', () => count(depth.current - 1));
    listen('drop', () => count(0));
    return () => end.abort();
  }, []);
  return isDragging;
}

function hasFiles(data: DataTransfer | null): data is DataTransfer {
  return data?.types.includes('Files') === true;
}
