import { LIMITS } from '@frontboard/model';
import { useTypedImage } from '../../../state/images/use-image-check.ts';
import type { BoundField } from '../../../sync/edit/types.ts';
import { ImageInput } from '../../../ui/form/image-input.tsx';

interface PictureFieldProps extends BoundField<string> {
  label: string;
  description?: string;
  shape: 'circle' | 'squircle' | 'banner';
}

/** The address of a picture, with the picture if the person's choice of pictures allows it. */
export function PictureField({ description, ...field }: PictureFieldProps) {
  const { url, check } = useTypedImage(field.value);
  return (
    <ImageInput {...field} description={description} limit={LIMITS.imageUrl} preview={url} check={check} />
  );
}
