import { type Member, recordKey } from '@frontboard/model';
import { useState } from 'react';
import { LocalNote } from '../../../parts/local-note/local-note.tsx';
import { lineOf } from '../../../parts/local-note/marks.ts';
import { WhenAsked } from '../../../parts/local-note/when-asked.tsx';
import { RecordSection } from '../../../parts/record/record-section.tsx';
import { useLocalDataStore } from '../../../session/local/local-data.ts';
import type { InSwitch, SwitchNote } from '../../../session/local/local-tables.ts';
import { untiedNoteId } from '../../../session/local/note-id.ts';
import { annotationOf, changingNote, notingMember } from '../../../session/local/switch-notes.ts';
import { noteFormOfSwitch } from '../../../sync/edit/note-forms.ts';
import { switchOfDraft } from '../../../sync/edit/switch-drafts.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import type { Moment } from '../entries.ts';
import type { EntryNames } from '../use-entry-names.ts';
import { SwitchMemberFields } from './member-fields.tsx';
import { notedText } from './note-text.ts';
import type { SwitchNotes } from './use-switch-notes.ts';
import { entryNoteWords as words } from './words.ts';

interface EntryNoteProps {
  moment: Moment;
  /** Its members in the order in which they are shown. */
  front: Pick<Moment, 'memberIds' | 'isInOrder'>;
  names: EntryNames;
  notes: SwitchNotes;
}

/** What the person has written on this device about a switch and its members, edited in place. */
export function EntryNote({ moment, front, names, notes }: EntryNoteProps) {
  const store = useLocalDataStore();
  const id = notes.idOf(moment);
  const { fromMs } = moment;
  const of = moment.memberIds.length === 0 ? words.ofSwitchOut : words.of(names.phrase(moment));
  return (
    <>
      {notedMembers(names, front, notes.noteOf(moment)).length > 0 && (
        <MemberRoles {...{ moment, front, names, notes }} />
      )}
      <LocalNote
        of={of}
        // The entry has a key of its own, so that what is typed stays in its fields when a switch that waits is sent.
        formKey={noteFormOfSwitch(id)}
        formerKey={noteFormOfSwitch(untiedNoteId(fromMs))}
        about={switchOfDraft(fromMs)}
        level={3}
        value={annotationOf(notes.noteOf(moment))}
        knownMarks={notes.marks}
        onChange={(change) => store.update(changingNote(id, fromMs, change))}
      />
    </>
  );
}

/** The members in front, then members who have a role or a mark without being in front, such as somebody near. */
function notedMembers(
  names: EntryNames,
  front: EntryNoteProps['front'],
  note: SwitchNote | undefined,
): readonly Member[] {
  const there = names.membersOf(front);
  const others = new Set(Object.keys(note?.members ?? {}));
  for (const member of there) others.delete(recordKey(member));
  return [...there, ...names.withUuids(others)];
}

const NOTHING: InSwitch = { role: null, marks: [] };

/** The role and the marks of each member in a switch. */
function MemberRoles({ moment, front, names, notes }: EntryNoteProps) {
  const store = useLocalDataStore();
  const { clock } = useServices();
  const [isEditing, setEditing] = useState(false);
  /** The marks as they are typed, by uuid. */
  const [lines, setLines] = useState<Readonly<Record<string, string>>>({});
  const noted = notes.noteOf(moment)?.members ?? {};
  const members = notedMembers(names, front, notes.noteOf(moment)).map((member) => {
    const uuid = recordKey(member);
    return { uuid, name: names.nameOf(member), noted: noted[uuid] ?? NOTHING };
  });
  const put = (uuid: string, next: InSwitch) =>
    store.update(
      notingMember(notes.idOf(moment), { switchMs: moment.fromMs, atMs: clock.now() }, uuid, next),
    );
  const shown = members.filter(({ noted: { role, marks } }) => role !== null || marks.length > 0);
  return (
    <RecordSection title={words.rolesTitle} level={3} note={words.onThisDevice}>
      {isEditing ? (
        <WhenAsked key="fields" label={words.show} isAskedAlready>
          <p>{words.rolesHint}</p>
          {members.map((member) => (
            <SwitchMemberFields
              key={member.uuid}
              {...member}
              line={lines[member.uuid] ?? lineOf(member.noted.marks)}
              onLine={(line) => setLines({ ...lines, [member.uuid]: line })}
              knownMarks={notes.marks}
              onChange={(next) => put(member.uuid, next)}
            />
          ))}
        </WhenAsked>
      ) : (
        shown.length > 0 && (
          <WhenAsked key="noted" label={words.show}>
            <ul className={stack(1)}>
              {shown.map((member) => (
                <li key={member.uuid}>
                  <Foreign>{words.noted(member.name, notedText(member.noted))}</Foreign>
                </li>
              ))}
            </ul>
          </WhenAsked>
        )
      )}
      <div>
        <Button
          size="small"
          aria-expanded={isEditing}
          onClick={() => {
            setEditing(!isEditing);
            setLines({});
          }}
        >
          {isEditing ? words.done : words.edit}
        </Button>
      </div>
    </RecordSection>
  );
}
