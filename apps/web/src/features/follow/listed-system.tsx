import type { ReactNode } from 'react';
import type { CachedSystem } from '../../persistence/documents/cached-records.ts';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import styles from './listed-system.module.css';

interface ListedSystemProps {
  system: CachedSystem;
  name: string;
  /** A line below the name. */
  note?: ReactNode;
  /** What can be done with it. */
  action?: ReactNode;
}

/** A system in a short list: picture, name and an action. */
export function ListedSystem({ system, name, note, action }: ListedSystemProps) {
  return (
    <li className={styles.line}>
      <Avatar src={system.avatarUrl} name={name} size={40} shape="squircle" color={system.color} />
      <span className={styles.words}>
        <Foreign>{name}</Foreign>
        {note && <small>{note}</small>}
      </span>
      {action}
    </li>
  );
}
