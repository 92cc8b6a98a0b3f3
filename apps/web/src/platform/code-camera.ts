import { type QRCamera, QRCanvas, rearCamera } from 'qr/dom.js';

/** Between two looks. Not one for each frame: some browsers present no frames of a video that is not in sight. */
const LOOK_EVERY_MS = 100;

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
  let timer: ReturnType<typeof setTimeout> | null = null;
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
    void look(opened, canvas);
  }

  async function look(opened: QRCamera, canvas: QRCanvas): Promise<void> {
    // Most frames have no readable code.
    const text = await opened.readFrame(canvas, true).catch(() => undefined);
    if (isClosed) return;
    timer = setTimeout(() => void look(opened, canvas), LOOK_EVERY_MS);
    if (typeof text === 'string') onText(text);
  }

  open().catch(() => {
    if (!isClosed) onKnown(false);
  });
  return () => {
    isClosed = true;
    if (timer !== null) clearTimeout(timer);
    camera?.stop();
  };
}
