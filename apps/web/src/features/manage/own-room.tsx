import { useOwnConfig } from '../../cache/own/use-own-config.ts';
import type { OwnList } from '../../cache/own/use-own-lists.ts';
import { formatCount } from '../../ui/format-count.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './own-room.module.css';

/** From here on the room that is left is shown. */
const NEAR_LIMIT = 20;

interface OwnRoomProps {
  list: OwnList<unknown>;
  count: number;
  limit: 'memberLimit' | 'groupLimit';
  words: {
    readonly limit: {
      readonly count: (count: string, limit: string) => string;
      readonly near: (left: number) => string;
      readonly reached: string;
    };
    /** What is before the age of the list. */
    readonly known: string;
  };
}

/** How much of the room for members or groups is used, and how old that is. */
export function OwnRoom({ list, count, limit: which, words }: OwnRoomProps) {
  const limit = useOwnConfig()?.[which] ?? null;
  const left = limit === null ? null : limit - count;
  return (
    <p className={styles.room} data-near={(left !== null && left <= NEAR_LIMIT) || undefined}>
      {limit !== null && words.limit.count(formatCount(count), formatCount(limit))}{' '}
      {left !== null && left > 0 && left <= NEAR_LIMIT && words.limit.near(left)}
      {left !== null && left <= 0 && words.limit.reached}{' '}
      {list.atMs !== null && <RelativeTime at={list.atMs} prefix={words.known} />}
    </p>
  );
}
