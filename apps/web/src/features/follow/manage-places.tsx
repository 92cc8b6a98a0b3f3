import { Link } from '@tanstack/react-router';
import { CircleUserRound, FolderOpen, type LucideIcon, Server, UsersRound } from 'lucide-react';
import styles from './manage-places.module.css';
import { followWords } from './words.ts';

const words = followWords.manage;

const PLACES = [
  { to: '/manage/system', Icon: CircleUserRound, isComing: false, ...words.places.system },
  { to: '/manage/members', Icon: UsersRound, isComing: false, ...words.places.members },
  { to: '/manage/groups', Icon: FolderOpen, isComing: false, ...words.places.groups },
  { to: '/manage/servers', Icon: Server, isComing: false, ...words.places.servers },
] as const satisfies readonly {
  to: string;
  Icon: LucideIcon;
  isComing: boolean;
  title: string;
  text: string;
}[];

/** The ways to what belongs to the own system. */
export function ManagePlaces() {
  return (
    <section aria-labelledby="own-places" className={styles.section}>
      <div>
        <h2 id="own-places">{words.ownPlaces}</h2>
        <p className={styles.soft}>{words.ownLead}</p>
      </div>
      <ul className={styles.places}>
        {PLACES.map(({ to, Icon, isComing, title, text }) => (
          <li key={to}>
            <Link to={to} className={styles.place}>
              <Icon aria-hidden="true" size={20} className={styles.icon} />
              <span className={styles.words}>
                <span className={styles.title}>{title}</span>
                <span className={styles.soft}>{text}</span>
              </span>
              {isComing && <span className={styles.coming}>{words.coming}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
