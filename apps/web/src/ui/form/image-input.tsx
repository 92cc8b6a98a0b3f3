import { type ReactNode, useState } from 'react';
import fieldStyles from '../fields/field.module.css';
import { VERBATIM_INPUT } from '../fields/verbatim-input.ts';
import { cx } from '../layout/class-names.ts';
import { softSmall } from '../text/text-look.ts';
import styles from './form.module.css';
import { type ControlWords, FormField, useControl } from './form-field.tsx';
import { formWords } from './words.ts';

const words = formWords.picture;

/** The state of an address: not checked yet, being checked, or the result. */
export type ImageCheck = 'none' | 'checking' | 'image' | 'not-image' | 'unknown' | 'not-loaded' | 'insecure';

interface ImageInputProps extends ControlWords {
  name?: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  limit?: number;
  /** The address to show; null without one, or if it may not be loaded. */
  preview: string | null;
  check: ImageCheck;
  /** In the place of a picture that may not be loaded. */
  notLoaded?: ReactNode;
  shape: 'circle' | 'squircle' | 'banner';
}

/** The address of a picture, with the picture. The owner of the form decides whether it may be loaded. */
export function ImageInput({
  label,
  description,
  errors,
  isChanged = false,
  name,
  value,
  onChange,
  onBlur,
  limit,
  preview,
  check,
  notLoaded,
  shape,
}: ImageInputProps) {
  const parts = useControl({ description, errors });
  // A problem of an address comes before its preview.
  const hasErrors = errors !== undefined && errors.length > 0;
  const [failed, setFailed] = useState<string | null>(null);
  const notes: Record<ImageCheck, ReactNode> = {
    none: null,
    'not-image': null,
    checking: words.checking,
    image: words.image,
    unknown: words.unknown,
    'not-loaded': null,
    insecure: words.insecure,
  };
  return (
    <FormField
      label={label}
      description={description}
      errors={errors}
      isChanged={isChanged}
      parts={parts}
      count={{ length: value.length, limit }}
    >
      <div className={cx(styles.picture, shape === 'banner' && styles.wide)}>
        <span className={styles.frame} data-shape={shape}>
          {preview !== null && preview !== failed && (
            <img
              src={preview}
              alt={`${words.preview}: ${label}`}
              decoding="async"
              referrerPolicy="no-referrer"
              className={styles.image}
              onError={() => setFailed(preview)}
            />
          )}
        </span>
        <span className={styles.address}>
          <input
            {...parts.aria}
            id={parts.id}
            name={name}
            type="text"
            inputMode="url"
            {...VERBATIM_INPUT}
            placeholder={words.placeholder}
            className={fieldStyles.control}
            value={value}
            onBlur={onBlur}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
          <span role="status" className={softSmall}>
            {hasErrors ? null : notes[check]}
          </span>
          {!hasErrors && check === 'not-loaded' && notLoaded}
        </span>
      </div>
    </FormField>
  );
}
