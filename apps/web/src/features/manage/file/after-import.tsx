import { Link } from '@tanstack/react-router';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { useRuns } from '../runs/use-runs.ts';
import styles from './file.module.css';
import { importWords } from './import-words.ts';
import { worthALook } from './worth-a-look.ts';

const words = importWords.worth;

/** What is worth a look once the latest import has ended; nothing if that was undone. */
export function AfterImport() {
  const { runs } = useRuns();
  const latest = runs.findLast(({ head }) => head.about === 'import')?.head;
  return latest?.phase === 'ended' && latest.undoneBy === null ? <WorthALookList /> : null;
}

function WorthALookList() {
  const members = useOwnMembers().items;
  const groups = useOwnGroups().items;
  const list = worthALook(members ?? [], groups ?? []);
  if (list.length === 0) return null;
  return (
    <section className={styles.section} aria-label={words.title}>
      <h3>{words.title}</h3>
      <p className={soft}>{words.text}</p>
      <ul className={stack(3)}>
        {list.map((one) => (
          <li key={one.kind}>
            <Link to={one.to} search={one.search}>
              {words.kinds[one.kind](one.count)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
