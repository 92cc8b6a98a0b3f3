import { ROLES, type Role } from '../../session/local/local-tables.ts';
import { SelectField } from '../../ui/select-field.tsx';
import { ROLE_OPTIONS } from './role-options.ts';
import { switchNoteWords as words } from './words.ts';

const ANY = '';

/** What is filtered by, of what is noted on this device about switches. */
export interface NotedFilter {
  readonly mark?: string | undefined;
  readonly role?: Role | undefined;
}

/** Reads a filter from an address; never fails. */
export function readNotedFilter(search: Readonly<Record<string, unknown>>): NotedFilter {
  const mark = typeof search.mark === 'number' ? String(search.mark) : search.mark;
  const role = ROLES.find((it) => it === search.role);
  return {
    ...(typeof mark === 'string' && mark.trim() !== '' && { mark: mark.trim() }),
    ...(role !== undefined && { role }),
  };
}

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
  const all = mark === undefined || marks.includes(mark) ? marks : [...marks, mark];
  return (
    <>
      {all.length > 0 && (
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
