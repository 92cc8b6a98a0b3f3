import { parseColor } from '@frontboard/model';
import { useSettings } from '../../../state/hooks.ts';
import { ownColor } from '../../../ui/colors/own-color.ts';
import { FactList, type FactRow } from '../../../ui/fact-list.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { LazyMarkdown } from '../../../ui/markdown/lazy-markdown.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { Banner } from '../../../ui/pictures/banner.tsx';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { softSmall } from '../../../ui/text/text-look.ts';
import styles from './preview.module.css';
import { previewWords as words } from './words.ts';

interface FormCardProps {
  /** The shown name; empty without one. */
  name: string;
  pronouns: string | null;
  /** As typed. */
  color: string;
  avatarUrl: string | null;
  bannerUrl: string | null;
  shape: 'circle' | 'squircle';
  description: string | null;
  facts: readonly FactRow[];
}

/** The card of a member, group or system as in a form, without unset and invisible fields. */
export function FormCard(props: FormCardProps) {
  const { name, avatarUrl, bannerUrl, description, facts } = props;
  const images = useSettings((settings) => settings.images);
  const color = parseColor(props.color);
  return (
    <Card as="article" padding="none" className={styles.card} {...ownColor(color)}>
      {bannerUrl !== null && <Banner key={bannerUrl} url={bannerUrl} className={styles.banner} />}
      <div className={styles.face}>
        <Avatar key={avatarUrl} src={avatarUrl} name={name} size={56} shape={props.shape} color={color} />
        <div className={styles.words}>
          <h3>{name === '' ? words.unnamed : <Foreign>{name}</Foreign>}</h3>
          {props.pronouns !== null && (
            <p className={softSmall}>
              <Foreign>{props.pronouns}</Foreign>
            </p>
          )}
        </div>
      </div>
      {description !== null && (
        <div className={styles.description}>
          <LazyMarkdown text={description} options={{ images, headingLevel: 4 }} />
        </div>
      )}
      {facts.length > 0 && (
        <div className={styles.facts}>
          <FactList facts={facts} />
        </div>
      )}
    </Card>
  );
}
