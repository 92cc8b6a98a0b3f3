import { useOwnConfig } from '../../cache/own/use-own-config.ts';
import type { OwnList } from '../../cache/own/use-own-lists.ts';
import { useIsBeside } from '../../ui/beside/beside-context.ts';
import { formatCount } from '../../ui/format-count.ts';
import { RelativeTime } from '../../ui/relative-time.tsx';
import styles from './own-room.module.css';

/** From here on, the remaining number is shown. */
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
    /** Before the age of the list. */
    readonly known: string;
  };
}

/** How many of the possible members or groups exist, and how old that number is. */
export function OwnRoom({ list, count, limit: which, words }: OwnRoomProps) {
  const limit = useOwnConfig()?.[which] ?? null;
  const isBeside = useIsBeside();
  const left = limit === null ? null : limit - count;
  const isNear = left !== null && left <= NEAR_LIMIT;
  if (isBeside && !isNear) return null;
  return (
    <p className={styles.room} data-near={isNear || undefined}>
      {limit !== null && words.limit.count(formatCount(count), formatCount(limit))}{' '}
      {isNear && left > 0 && words.limit.near(left)}
      {isNear && left <= 0 && words.limit.reached}{' '}
      {list.atMs !== null && <RelativeTime at={list.atMs} prefix={words.known} />}
    </p>
  );
}
