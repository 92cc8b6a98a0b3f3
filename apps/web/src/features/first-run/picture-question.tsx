import { useId, useState } from 'react';
import { useNotify, useSettings, useUpdateSettings } from '../../state/hooks.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { catchFocus } from '../../ui/catch-focus.ts';
import { ChoiceList } from '../../ui/form/choice-list.tsx';
import { screenHeading } from '../../ui/screen-heading.ts';
import styles from './picture-question.module.css';
import { firstRunWords } from './words.ts';

const words = firstRunWords.pictures;
const CHOICES = (['trusted', 'all', 'none'] as const).map((value) => ({ value, ...words.choices[value] }));

/** Asks once which pictures to load. Until then, the suggestion applies. */
export function PictureQuestion() {
  const { images, hasChosenImages } = useSettings((settings) => settings);
  const update = useUpdateSettings();
  const { notify } = useNotify();
  const [chosen, setChosen] = useState(images);
  const titleId = useId();
  if (hasChosenImages) return null;
  const handleKeep = () => {
    update((settings) => ({ ...settings, images: chosen, hasChosenImages: true }));
    notify({ kind: 'positive', title: words.saved, caption: words.change });
    catchFocus(screenHeading, { preventScroll: true });
  };
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.question}>
      <h2 id={titleId}>{words.title}</h2>
      <p className={styles.text}>{words.text}</p>
      <ChoiceList name="images" label={words.label} choices={CHOICES} value={chosen} onChange={setChosen} />
      <div>
        <Button variant="primary" onClick={handleKeep}>
          {words.action}
        </Button>
      </div>
    </Card>
  );
}
