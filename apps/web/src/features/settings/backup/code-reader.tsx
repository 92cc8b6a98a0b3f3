import decodeQR from 'qr/decode.js';
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { openCodeCamera } from '../../../platform/code-camera.ts';
import {
  bytesOfSeries,
  type CodeReading,
  type CodeSeries,
  missingCodes,
  readCode,
} from '../../../sync/backup/code-series.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cluster, stack } from '../../../ui/layout/layout.ts';
import { useLatest } from '../../../ui/use-latest.ts';
import styles from './transfer-dialog.module.css';
import { backupWords } from './words.ts';

const words = backupWords.codes;

/** The longest side of a picture in which codes are looked for: more only takes longer. */
const PICTURE_PIXELS = 1_600;

interface CodeReaderProps {
  onRead: (bytes: Uint8Array<ArrayBuffer>) => void;
}

/** Collects the codes of one backup until all are read. */
export function CodeReader({ onRead }: CodeReaderProps) {
  const { series, said, take, start } = useSeries(onRead);
  const video = useRef<HTMLVideoElement>(null);
  const hasCamera = useCamera(video, take);
  const missing = series === null ? [] : missingCodes(series);
  return (
    <div className={stack(3)}>
      <p>{words.readLead}</p>
      {hasCamera === false ? (
        <p>{words.noCamera}</p>
      ) : (
        // A live picture without sound has no captions.
        <video ref={video} className={styles.video} aria-label={words.camera} muted playsInline />
      )}
      <PictureButton onText={take} />
      <p role="status">
        {said === 'other' ? words.other : said === 'foreign' ? words.foreign : null}{' '}
        {series !== null && words.progress(series.parts.size, series.count, missing)}
      </p>
      {said === 'other' && (
        <div className={cluster(3)}>
          <Button onClick={start}>{words.startOther}</Button>
        </div>
      )}
    </div>
  );
}

/** What was read so far. `take`: the text of a code, or null for a picture without one. */
function useSeries(onRead: CodeReaderProps['onRead']) {
  const [series, setSeries] = useState<CodeSeries | null>(null);
  const [other, setOther] = useState<CodeSeries | null>(null);
  const [said, setSaid] = useState<CodeReading['kind'] | null>(null);
  const known = useRef<CodeSeries | null>(null);

  const put = (next: CodeSeries) => {
    known.current = next;
    setSeries(next);
    setOther(null);
    const bytes = bytesOfSeries(next);
    if (bytes !== null) onRead(bytes);
    else if (next.parts.size === next.count) {
      // A reader has taken a damaged code for a good one.
      known.current = null;
      setSeries(null);
      setSaid('foreign');
    }
  };
  const take = (text: string | null) => {
    const reading = text === null ? ({ kind: 'foreign' } as const) : readCode(known.current, text);
    setSaid(reading.kind);
    if (reading.kind === 'added') put(reading.series);
    if (reading.kind === 'other') setOther(reading.series);
  };
  const start = () => {
    if (other === null) return;
    setSaid('added');
    put(other);
  };
  return { series, said, take, start };
}

/** Shows the camera in the video, and reads codes in it. Null until it is known whether there is one. */
function useCamera(
  video: { readonly current: HTMLVideoElement | null },
  onText: (text: string) => void,
): boolean | null {
  const [hasCamera, setCamera] = useState<boolean | null>(null);
  const take = useLatest(onText);
  useEffect(() => {
    const element = video.current;
    if (element === null) return;
    return openCodeCamera(element, (text) => take.current(text), setCamera);
  }, [video]);
  return hasCamera;
}

function PictureButton({ onText }: { onText: (text: string | null) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const describedBy = useId();
  const handleChange = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // So that the same pictures can be chosen again.
    currentTarget.value = '';
    for (const file of files) onText(await codeIn(file));
  };
  return (
    <>
      <div className={cluster(3)}>
        <Button aria-describedby={describedBy} onClick={() => input.current?.click()}>
          {words.pictures}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={words.pictures}
        onChange={(event) => void handleChange(event)}
      />
      <p id={describedBy}>{words.picturesText}</p>
    </>
  );
}

/** The text of the code in a picture; null without one. */
async function codeIn(file: File): Promise<string | null> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, PICTURE_PIXELS / Math.max(picture.width, picture.height));
    const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
    const canvas = new OffscreenCanvas(width, height).getContext('2d');
    canvas?.drawImage(picture, 0, 0, width, height);
    const image = canvas?.getImageData(0, 0, width, height);
    return image === undefined ? null : decodeQR(image);
  } catch {
    return null;
  }
}
