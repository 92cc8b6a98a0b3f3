import { LIMITS } from '@frontboard/model';
import { WithheldPictures } from '../../../parts/pictures/withheld-pictures.tsx';
import { useTypedImage } from '../../../state/images/use-image-check.ts';
import type { BoundField } from '../../../sync/edit/types.ts';
import { ImageInput } from '../../../ui/form/image-input.tsx';

interface PictureFieldProps extends BoundField<string> {
  label: string;
  description?: string;
  shape: 'circle' | 'squircle' | 'banner';
}

/** The address of a picture, with the picture. One that is typed is shown; of others the person's choice of pictures decides. */
export function PictureField({ description, ...field }: PictureFieldProps) {
  const { address, url, check } = useTypedImage(field.value, field.isChanged);
  return (
    <ImageInput
      {...field}
      description={description}
      limit={LIMITS.imageUrl}
      preview={url}
      check={check}
      notLoaded={<WithheldPictures urls={[address]} />}
    />
  );
}
