import { isRecord } from '@frontboard/model';
import type { FileRecord, PlannedRecord } from '@frontboard/portable';
import { listNames } from '../../../text/list-names.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { importWords } from './import-words.ts';
import { privacyLabel } from './show-side.ts';

const words = importWords.newPrivacy;

type Seen = 'private' | 'public' | 'mixed';

/** Who can see a record that an import creates. */
export function NewPrivacy({
  part,
  entry,
}: {
  part: 'members' | 'groups';
  entry: PlannedRecord<FileRecord>;
}) {
  const { open, closed } = levelsOf(entry);
  const labels = (keys: readonly string[]) =>
    listNames(
      keys.map((key) => privacyLabel(part, key)),
      keys.length,
    );
  const text = {
    private: words.private,
    public: words.public,
    mixed: open.length <= closed.length ? words.open(labels(open)) : words.closed(labels(closed)),
  };
  return <p className={soft}>{text[seenOf(entry)]}</p>;
}

/** How many of the records that an import creates can be seen by whom; nothing without any. */
export function NewPrivacyCounts({ entries }: { entries: readonly PlannedRecord<FileRecord>[] }) {
  const seen = entries.filter(({ verdict }) => verdict === 'new').map(seenOf);
  if (seen.length === 0) return null;
  const counts = (['private', 'mixed', 'public'] as const).flatMap((kind) => {
    const amount = seen.filter((one) => one === kind).length;
    return amount === 0 ? [] : [words.count(words.kinds[kind], amount)];
  });
  return (
    <p>
      {words.counts(counts.join(', '))} <span className={soft}>{words.hint}</span>
    </p>
  );
}

function seenOf(entry: PlannedRecord<FileRecord>): Seen {
  const { open, closed } = levelsOf(entry);
  if (open.length === 0) return 'private';
  return closed.length === 0 ? 'public' : 'mixed';
}

function levelsOf({
  send,
}: PlannedRecord<FileRecord>): Readonly<Record<'open' | 'closed', readonly string[]>> {
  const levels = Object.entries(isRecord(send.privacy) ? send.privacy : {});
  const keysOf = (isOpen: boolean) =>
    levels.flatMap(([key, level]) => ((level === 'public') === isOpen ? [key] : []));
  return { open: keysOf(true), closed: keysOf(false) };
}
