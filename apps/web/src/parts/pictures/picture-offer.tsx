import { IMAGE_CHOICES } from '../../persistence/documents/settings.ts';
import { imageChoiceWords } from '../../text/image-choice-words.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { OfferLine } from '../../ui/notices/offer-line.tsx';
import { useChooseImages } from './use-choose-images.ts';
import { pictureWords as words } from './words.ts';

/** Asks which pictures to load, where the first one is met that the default does not load. */
export function PictureOffer() {
  const choose = useChooseImages();
  return (
    <section aria-label={words.title}>
      <OfferLine
        text={
          <>
            {words.met} <strong>{words.title}</strong>
          </>
        }
      >
        {IMAGE_CHOICES.map((choice) => (
          <Button key={choice} size="small" onClick={() => choose(choice)}>
            {imageChoiceWords[choice]}
          </Button>
        ))}
      </OfferLine>
    </section>
  );
}
