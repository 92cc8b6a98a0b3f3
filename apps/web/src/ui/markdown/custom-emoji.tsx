import { useState } from 'react';
import { soft } from '../text/text-look.ts';
import styles from './markdown.module.css';

interface CustomEmojiProps {
  name: string;
  /** Digits only, as the parser guarantees. */
  id: string;
  /** False prevents loading the picture, by the person's choice of pictures. */
  isPicture: boolean;
}

/** A custom emoji of Discord: its still picture, or its name if pictures are not wanted or cannot be loaded. */
export function CustomEmoji({ name, id, isPicture }: CustomEmojiProps) {
  const [hasFailed, setFailed] = useState(false);
  const words = `:${name}:`;
  if (!isPicture || hasFailed) return <bdi className={soft}>{words}</bdi>;
  return (
    <img
      src={`https://cdn.discordapp.com/emojis/${id}.webp?size=48`}
      alt={words}
      title={words}
      width={22}
      height={22}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      draggable={false}
      className={styles.emoji}
      onError={() => setFailed(true)}
    />
  );
}
