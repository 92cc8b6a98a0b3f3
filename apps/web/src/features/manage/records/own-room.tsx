import type { OwnList } from '../../../cache/own/use-own-lists.ts';
import { useIsBeside } from '../../../ui/beside/beside-context.ts';
import { softSmall } from '../../../ui/text/text-look.ts';
import { RelativeTime } from '../../../ui/time/relative-time.tsx';
import styles from './own-room.module.css';

/** From here on, the remaining number is shown. */
const NEAR_LIMIT = 20;

interface OwnRoomProps {
  list: OwnList<unknown>;
  /** How many more there can be; null if that is not known. */
  left: number | null;
  words: {
    readonly limit: {
      readonly near: (left: number) => string;
      readonly reached: string;
    };
    /** Before the age of the list. */
    readonly known: string;
  };
}

/** How old the list of own members or groups is, below it; above it, how many more there can be if those are few. */
export function OwnRoom({ list, left, words }: OwnRoomProps) {
  const isBeside = useIsBeside();
  const isNear = left !== null && left <= NEAR_LIMIT;
  return (
    <>
      {isNear && <p className={softSmall}>{left > 0 ? words.limit.near(left) : words.limit.reached}</p>}
      {!isBeside && list.atMs !== null && (
        <p className={styles.age}>
          <RelativeTime at={list.atMs} prefix={words.known} />
        </p>
      )}
    </>
  );
}
