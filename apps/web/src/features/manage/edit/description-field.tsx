import { LIMITS } from '@frontboard/model';
import { useState } from 'react';
import type { BoundField } from '../../../data/edit/types.ts';
import { usePreferences } from '../../../state/hooks.ts';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { ToggleRow } from '../../../ui/form/toggle-row.tsx';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown.tsx';
import styles from './description-field.module.css';
import { editWords } from './words.ts';

interface DescriptionFieldProps extends BoundField<string> {
  label: string;
}

/** A description in Discord's formatting, with a preview that follows the typing. */
export function DescriptionField(props: DescriptionFieldProps) {
  const images = usePreferences((preferences) => preferences.images);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextArea
      {...props}
      description={editWords.formatting}
      limit={LIMITS.description}
      after={
        <>
          <ToggleRow label={editWords.preview} value={isShown} onChange={setIsShown} />
          {isShown && (
            <section aria-label={editWords.previewOf(props.label)} className={styles.preview}>
              <LazyMarkdown text={props.value} options={{ images, headingLevel: 3 }} />
            </section>
          )}
        </>
      }
    />
  );
}
