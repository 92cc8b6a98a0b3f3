import { useId, useState } from 'react';
import { useChooseImages } from '../../parts/pictures/use-choose-images.ts';
import { pictureWords } from '../../parts/pictures/words.ts';
import { IMAGE_CHOICES } from '../../persistence/documents/settings.ts';
import { useSettings } from '../../state/hooks.ts';
import { useHasChosenImages } from '../../state/images/use-has-chosen-images.ts';
import { useAsksForPictures } from '../../state/images/use-withheld-pictures.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { catchFocus } from '../../ui/focus/catch-focus.ts';
import { screenHeading } from '../../ui/focus/screen-heading.ts';
import { ChoiceList } from '../../ui/form/choice-list.tsx';
import { Card } from '../../ui/layout/card.tsx';
import styles from './picture-question.module.css';
import { firstRunWords } from './words.ts';

const words = firstRunWords.pictures;
const CHOICES = IMAGE_CHOICES.map((value) => ({ value, ...words.choices[value] }));

/** Asks once which pictures to load, before the first picture is met. Until then, the suggestion applies. */
export function PictureQuestion() {
  const images = useSettings((settings) => settings.images);
  const hasChosen = useHasChosenImages();
  const isAskedAbove = useAsksForPictures();
  const choose = useChooseImages();
  const [chosen, setChosen] = useState(images);
  const titleId = useId();
  if (hasChosen || isAskedAbove) return null;
  const handleKeep = () => {
    choose(chosen);
    catchFocus(screenHeading, { preventScroll: true });
  };
  return (
    <Card as="section" aria-labelledby={titleId} className={styles.question}>
      <h2 id={titleId}>{pictureWords.title}</h2>
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
