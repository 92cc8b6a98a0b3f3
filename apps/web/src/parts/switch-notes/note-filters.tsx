import type { NotedFilter } from '../../session/local/roles.ts';
import { useSettings } from '../../state/hooks.ts';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { ROLE_OPTIONS } from './role-options.ts';
import { switchNoteWords as words } from './words.ts';

const ANY = '';

interface NoteFiltersProps {
  filter: NotedFilter;
  /** All marks, sorted. */
  marks: readonly string[];
  /** Whether a member has a role anywhere. */
  hasRoles: boolean;
  layout?: 'stack' | 'row';
  onChange: (filter: NotedFilter) => void;
}

/** The filters by what is noted on this device about switches; nothing while nothing is. */
export function NoteFilters({ filter, marks, hasRoles, layout = 'stack', onChange }: NoteFiltersProps) {
  const { mark, role } = filter;
  // A mark may be a name.
  const isDiscreet = useSettings(({ discreet }) => discreet);
  const all = mark === undefined || marks.includes(mark) ? marks : [...marks, mark];
  return (
    <>
      {all.length > 0 && !isDiscreet && (
        <SelectField
          label={words.mark}
          layout={layout}
          options={[{ value: ANY, label: words.anyMark }, ...all.map((value) => ({ value, label: value }))]}
          value={mark ?? ANY}
          onChange={(next) => onChange({ role, mark: next === ANY ? undefined : next })}
        />
      )}
      {(hasRoles || role !== undefined) && (
        <SelectField
          label={words.role}
          layout={layout}
          options={[{ value: ANY, label: words.anyRole }, ...ROLE_OPTIONS]}
          value={role ?? ANY}
          onChange={(next) => onChange({ mark, role: next === ANY ? undefined : next })}
        />
      )}
    </>
  );
}
