import { recordKey } from '@frontboard/model';
import { useMemo } from 'react';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { RecordNote } from '../../../parts/own-local/record-note.tsx';
import { useLocalData } from '../../../session/local/local-data.ts';
import { screenHeading } from '../../../ui/focus/screen-heading.ts';
import { useFocusHandedOn } from '../../../ui/focus/use-focus-handed-on.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { localWords } from './words.ts';

const words = localWords.former;

/** Notes about members and groups that no longer exist, which no other screen leads to. Nothing without any. */
export function FormerNotes() {
  const members = useOwnMembers().items;
  const groups = useOwnGroups().items;
  const notes = useLocalData(({ recordNotes }) => recordNotes);
  const former = useMemo(() => {
    if (members === null || groups === null) return [];
    const present = new Set<string>([...members, ...groups].map(recordKey));
    return Object.keys(notes).filter((uuid) => !present.has(uuid));
  }, [members, groups, notes]);
  return former.length > 0 && <Notes uuids={former} />;
}

function Notes({ uuids }: { uuids: readonly string[] }) {
  // The last one leaves with all of this.
  const place = useFocusHandedOn<HTMLDivElement>(screenHeading);
  return (
    <div ref={place}>
      <Disclosure title={words.title(uuids.length)} isDrawnOnceOpened>
        <div className={stack(4)}>
          <p>{words.lead}</p>
          {uuids.map((uuid, index) => (
            <FormerNote key={uuid} uuid={uuid} name={words.name(index + 1, uuids.length)} />
          ))}
        </div>
      </Disclosure>
    </div>
  );
}

function FormerNote({ uuid, name }: { uuid: string; name: string }) {
  // The title says how many are left.
  const note = useFocusHandedOn<HTMLDivElement>((around) =>
    around.find((it) => it.isConnected && it.matches('details'))?.querySelector('summary'),
  );
  return (
    <div ref={note}>
      <RecordNote kind="member" uuid={uuid} name={name} />
    </div>
  );
}
