import { LIMITS } from '@frontboard/model';
import { useHasChosenImages } from '../../../state/images/use-has-chosen-images.ts';
import { useTypedImage } from '../../../state/images/use-image-check.ts';
import type { BoundField } from '../../../sync/edit/types.ts';
import { ImageInput } from '../../../ui/form/image-input.tsx';
import { formWords } from '../../../ui/form/words.ts';

interface PictureFieldProps extends BoundField<string> {
  label: string;
  description?: string;
  shape: 'circle' | 'squircle' | 'banner';
}

/** The address of a picture, with the picture. One that is typed is shown; of others the person's choice of pictures decides. */
export function PictureField({ description, ...field }: PictureFieldProps) {
  const { url, check } = useTypedImage(field.value);
  const hasChosen = useHasChosenImages();
  return (
    <ImageInput
      {...field}
      description={description}
      limit={LIMITS.imageUrl}
      preview={url}
      check={check}
      notLoaded={hasChosen && formWords.picture.notLoaded}
    />
  );
}
