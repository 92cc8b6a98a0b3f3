import { LIMITS } from '@frontboard/model';
import { type ReactNode, useState } from 'react';
import { useDescriptionTemplates } from '../../../cache/own/use-own-config.ts';
import { useSettings } from '../../../state/hooks.ts';
import type { BoundField } from '../../../sync/edit/types.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { TextArea } from '../../../ui/form/text-area.tsx';
import { ToggleRow } from '../../../ui/form/toggle-row.tsx';
import { cluster } from '../../../ui/layout/layout.ts';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown.tsx';
import styles from './description-field.module.css';
import { editWords } from './words.ts';

interface DescriptionFieldProps extends BoundField<string> {
  label: string;
  /** More ways to write the text. */
  actions?: ReactNode;
}

/** A description in Discord's formatting, with the system's templates, and a preview that follows the typing. */
export function DescriptionField({ actions, ...props }: DescriptionFieldProps) {
  const images = useSettings((settings) => settings.images);
  const [isShown, setIsShown] = useState(false);
  return (
    <TextArea
      {...props}
      description={editWords.formatting}
      limit={LIMITS.description}
      after={
        <>
          <TemplateButtons onInsert={(text) => props.onChange(joined(props.value, text))} />
          {actions}
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

function TemplateButtons({ onInsert }: { onInsert: (text: string) => void }) {
  const templates = useDescriptionTemplates();
  if (templates.length === 0) return null;
  return (
    <div className={cluster(2)}>
      {templates.map((template, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: templates have no other name than their place
        <Button key={index} size="small" title={template} onClick={() => onInsert(template)}>
          {editWords.insertTemplate(index + 1)}
        </Button>
      ))}
    </div>
  );
}

/** The template is added after the existing text. */
function joined(text: string, template: string): string {
  return text.trim() === '' ? template : `${text}\n${template}`;
}
