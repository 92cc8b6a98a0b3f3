import { frameLoop, type QRCamera, QRCanvas, rearCamera } from 'qr/dom.js';

/**
 * Shows the camera at the back in `video` and calls `onText` with each code that it sees. Needs a secure page.
 *
 * @param onKnown called once: whether there is a camera that may be used
 * @returns closes the camera
 */
export function openCodeCamera(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  onKnown: (hasCamera: boolean) => void,
): () => void {
  let camera: QRCamera | null = null;
  let stopReading: (() => void) | null = null;
  let isClosed = false;

  async function open(): Promise<void> {
    const opened = await rearCamera(video);
    if (isClosed) {
      opened.stop();
      return;
    }
    camera = opened;
    onKnown(true);
    const canvas = new QRCanvas();
    stopReading = frameLoop(() => void read(opened, canvas), video);
  }

  async function read(opened: QRCamera, canvas: QRCanvas): Promise<void> {
    // Most frames have no readable code.
    const text = await opened.readFrame(canvas, true).catch(() => undefined);
    if (typeof text === 'string' && !isClosed) onText(text);
  }

  open().catch(() => {
    if (!isClosed) onKnown(false);
  });
  return () => {
    isClosed = true;
    stopReading?.();
    camera?.stop();
  };
}
