import { Button } from '../../../ui/buttons/button.tsx';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import type { PictureColor } from './bulk-change.ts';
import type { BulkRecord } from './bulk-row.ts';
import { usePictureColors } from './use-picture-colors.ts';
import { bulkWords as words } from './words.ts';

interface PictureColorsFieldProps {
  chosen: readonly BulkRecord[];
  colors: ReadonlyMap<string, PictureColor>;
  onColors: (colors: ReadonlyMap<string, PictureColor>) => void;
}

/** Reads the pictures of the chosen records when the person asks for it, because that sends requests to their hosts. */
export function PictureColorsField({ chosen, colors, onColors }: PictureColorsFieldProps) {
  const { progress, read } = usePictureColors(colors, onColors);
  return (
    <>
      <p>{words.pictureHint}</p>
      <p role="status">
        {progress !== null && words.picturesRead(formatCount(progress.done), formatCount(progress.all))}
      </p>
      <div>
        <Button
          isPending={progress !== null}
          disabled={chosen.length === 0}
          onClick={() => void read(chosen)}
        >
          {words.readPictures}
        </Button>
      </div>
    </>
  );
}
