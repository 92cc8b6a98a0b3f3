import { recordKey } from '@frontboard/model';
import { useRef, useState } from 'react';
import { lineOf } from '../../../parts/local-note/marks.ts';
import { WhenAsked } from '../../../parts/local-note/when-asked.tsx';
import { RecordSection } from '../../../parts/record/record-section.tsx';
import { useLocalDataStore } from '../../../session/local/local-data.ts';
import type { InSwitch } from '../../../session/local/local-tables.ts';
import { notingMember } from '../../../session/local/switch-notes.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { cluster, stack } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import type { Moment } from '../entries.ts';
import type { EntryNames } from '../use-entry-names.ts';
import { SwitchMemberFields } from './member-fields.tsx';
import { NearDialog } from './near-dialog.tsx';
import { notedText } from './note-text.ts';
import { notedMembers } from './noted-members.ts';
import type { SwitchNotes } from './use-switch-notes.ts';
import { entryNoteWords as words } from './words.ts';

const NOTHING: InSwitch = { role: null, marks: [] };
const NOBODY: ReadonlySet<string> = new Set();

export interface MemberRolesProps {
  moment: Moment;
  /** Its members in the order in which they are shown. */
  front: Pick<Moment, 'memberIds' | 'isInOrder'>;
  names: EntryNames;
  notes: SwitchNotes;
}

/** The role and the marks of each member in a switch, also of those who were near without being in front. */
export function MemberRoles({ moment, front, names, notes }: MemberRolesProps) {
  const [isEditing, setEditing] = useState(false);
  const [isNearOpen, setNearOpen] = useState(false);
  const nearRef = useRef<HTMLButtonElement>(null);
  /** Whoever was changed since the fields are shown: nobody leaves them under the focus with their last role. */
  const [changed, setChanged] = useState(NOBODY);
  /** The marks as they are typed, by uuid. */
  const [lines, setLines] = useState<Lines>({});
  const noted = notes.noteOf(moment)?.members ?? {};
  const note = useNoting(moment, notes);
  const listed = { ...Object.fromEntries([...changed].map((uuid) => [uuid, NOTHING])), ...noted };
  const members = notedMembers(names, front, { members: listed }).map((member) => {
    const uuid = recordKey(member);
    return { uuid, name: names.nameOf(member), noted: noted[uuid] ?? NOTHING };
  });
  const shown = members.filter(({ noted: { role, marks } }) => role !== null || marks.length > 0);
  return (
    <RecordSection title={words.rolesTitle} level={3} note={words.onThisDevice}>
      {isEditing ? (
        <WhenAsked key="fields" label={words.show} isAskedAlready>
          <p>{words.rolesHint}</p>
          <RoleFields
            {...{ members, lines }}
            onLines={setLines}
            knownMarks={notes.marks}
            onChange={(uuid, next) => {
              setChanged(new Set([...changed, uuid]));
              note(uuid, next);
            }}
          />
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
      <div className={cluster(2)}>
        {(isEditing || members.length > 0) && (
          <Button
            size="small"
            aria-expanded={isEditing}
            onClick={() => {
              // Without anybody to edit, this button disappears.
              const { length } = notedMembers(names, front, notes.noteOf(moment));
              if (isEditing && length === 0) nearRef.current?.focus();
              setEditing(!isEditing);
              setChanged(NOBODY);
              setLines({});
            }}
          >
            {isEditing ? words.done : words.edit}
          </Button>
        )}
        <Button ref={nearRef} size="small" variant="quiet" onClick={() => setNearOpen(true)}>
          {words.near.open}
        </Button>
      </div>
      <NearDialog
        isOpen={isNearOpen}
        front={names.membersOf(front)}
        noted={noted}
        onChange={(uuid, isNear) => {
          setChanged(new Set([...changed].filter((other) => other !== uuid)));
          note(uuid, { ...(noted[uuid] ?? NOTHING), role: isNear ? 'near' : null });
        }}
        onClose={() => setNearOpen(false)}
      />
    </RecordSection>
  );
}

/** A function that stores what is noted about a member of the switch, by uuid. */
function useNoting(moment: Moment, notes: SwitchNotes): (uuid: string, noted: InSwitch) => void {
  const store = useLocalDataStore();
  const { clock } = useServices();
  return (uuid, noted) =>
    store.update(
      notingMember(notes.idOf(moment), { switchMs: moment.fromMs, atMs: clock.now() }, uuid, noted),
    );
}

type Lines = Readonly<Record<string, string>>;

interface RoleFieldsProps {
  members: readonly { readonly uuid: string; readonly name: string; readonly noted: InSwitch }[];
  lines: Lines;
  onLines: (lines: Lines) => void;
  knownMarks: readonly string[];
  onChange: (uuid: string, noted: InSwitch) => void;
}

function RoleFields({ members, lines, onLines, knownMarks, onChange }: RoleFieldsProps) {
  return members.map((member) => (
    <SwitchMemberFields
      key={member.uuid}
      {...member}
      line={lines[member.uuid] ?? lineOf(member.noted.marks)}
      onLine={(line) => onLines({ ...lines, [member.uuid]: line })}
      knownMarks={knownMarks}
      onChange={(next) => onChange(member.uuid, next)}
    />
  ));
}
