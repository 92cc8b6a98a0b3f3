import { parseLookup, systemLabel } from '@frontboard/model';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { localName } from '../../cache/naming/local-name.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { MissingNames } from '../../parts/followed/missing-names.tsx';
import { useFollowedTitles } from '../../parts/followed/use-followed-titles.ts';
import { canKeepAwake } from '../../platform/wake-lock.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { isOwnSystem } from '../../session/viewer.ts';
import { foldersOf } from '../../state/followed-details-changes.ts';
import { useFollowed, useFollowedDetails } from '../../state/hooks.ts';
import { CopyButton } from '../../ui/buttons/copy-button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { NumberSlider } from '../../ui/fields/number-slider.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { page, stack } from '../../ui/layout/layout.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import styles from './board.module.css';
import { BOARD_SIZE, type BoardSearch, listedIn, readBoardSearch, systemsIn } from './board-search.ts';
import { boardWords as words } from './words.ts';

interface ComposeFormProps {
  search: BoardSearch;
  onSearch: (search: BoardSearch) => void;
}

const REFRESHES = Object.entries(words.refreshes).map(([value, label]) => ({ value, label }));

/** Composes the address of a board. Each choice is in the address of the form at once. */
export function ComposeForm({ search, onSearch }: ComposeFormProps) {
  const router = useRouter();
  const set = (part: Record<string, unknown>) =>
    onSearch(readBoardSearch({ ...search, ...part, edit: true }));
  const { edit: _open, ...board } = search;
  const isChosen = board.systems !== undefined || board.folders !== undefined;
  const href = router.buildLocation({ to: '/board', search: board }).href;
  const address = new URL(href, window.location.origin).href;
  return (
    <div className={page('reading')}>
      <PageHeader title={words.title} />
      <div className={stack(5)}>
        <p>{words.lead}</p>
        <SystemChoice search={search} onSystems={(systems) => set({ systems: systems.join() })} />
        <FolderChoice search={search} onFolders={(folders) => set({ folders: folders.join() })} />
        <LookChoice search={search} set={set} />
        {isChosen ? (
          <section className={stack(2)} aria-label={words.address}>
            <p className={styles.address}>
              <code>{address}</code>
            </p>
            <div className={stack(2)}>
              <CopyButton text={address} label={words.copy} />
              <LinkButton to="/board" search={board} variant="primary">
                {words.open}
              </LinkButton>
            </div>
          </section>
        ) : (
          <p className={softSmall}>{words.nothing}</p>
        )}
      </div>
    </div>
  );
}

function SystemChoice({
  search,
  onSystems,
}: Pick<ComposeFormProps, 'search'> & { onSystems: (systems: readonly string[]) => void }) {
  const own = useOwnSystem();
  const followed = useFollowed();
  const naming = useNaming();
  const isOwn = (id: string) => isOwnSystem(own, id);
  const { titles, isIncomplete } = useFollowedTitles(followed);
  // Under its own id: `@me` means another system to everybody else.
  const ownTitle =
    own !== null && !followed.some((id) => id !== '@me' && isOwn(id))
      ? [{ id: String(own.id), name: systemLabel(own, naming).name ?? own.id }]
      : [];
  const listedSystems = [...ownTitle, ...titles.filter(({ id }) => id !== '@me')];
  const chosen = systemsIn(search.systems);
  const listed = new Set(listedSystems.map(({ id }) => id));
  const [text, setText] = useState(chosen.filter((id) => !listed.has(id)).join(' '));
  const others = referencesIn(text);
  const choose = (id: string, isChosen: boolean) =>
    onSystems([...chosen.filter((it) => it !== id), ...(isChosen ? [id] : [])]);
  return (
    <fieldset className={stack(2)}>
      {isIncomplete && <MissingNames />}
      <legend className={styles.legend}>{words.systems}</legend>
      <div className={styles.lines}>
        {listedSystems.map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) => choose(id, currentTarget.checked)}
            />
            <Foreign>{name}</Foreign>
            {isOwn(id) && <span className={softSmall}>{words.own}</span>}
          </label>
        ))}
      </div>
      <TextField
        label={words.otherSystems}
        description={words.otherHint}
        value={text}
        onChange={(next) => {
          setText(next);
          onSystems([...chosen.filter((id) => listed.has(id)), ...referencesIn(next).found]);
        }}
        errorMessage={others.missing > 0 ? words.notRead(others.missing) : undefined}
      />
    </fieldset>
  );
}

/** The systems that a text names, by IDs or links, and how many of its parts name none. */
function referencesIn(text: string): { readonly found: readonly string[]; readonly missing: number } {
  const parts = text.split(/[\s,;]+/).filter((part) => part !== '');
  const found = parts.flatMap((part) => {
    const read = parseLookup(part);
    return read.ok && read.kinds.includes('system') ? systemsIn(read.ref) : [];
  });
  return { found, missing: parts.length - found.length };
}

function FolderChoice({
  search,
  onFolders,
}: Pick<ComposeFormProps, 'search'> & { onFolders: (folders: readonly string[]) => void }) {
  const folders = useFollowedDetails((details) => details.folders);
  const naming = useNaming();
  const chosen = listedIn(search.folders);
  if (Object.keys(folders).length === 0) return null;
  return (
    <fieldset className={stack(2)}>
      <legend className={styles.legend}>{words.folders}</legend>
      <p className={softSmall}>{words.foldersHint}</p>
      <div className={styles.lines}>
        {foldersOf({ folders }).map(({ id, name }) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              onChange={({ currentTarget }) =>
                onFolders([...chosen.filter((it) => it !== id), ...(currentTarget.checked ? [id] : [])])
              }
            />
            {localName(name, naming)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function LookChoice({
  search,
  set,
}: Pick<ComposeFormProps, 'search'> & { set: (part: Record<string, unknown>) => void }) {
  const { size = BOARD_SIZE.usual, refresh } = search;
  const toggle = (
    label: string,
    isSelected: boolean,
    change: (isOn: boolean) => void,
    description?: string,
  ) => <ToggleSwitch label={label} isSelected={isSelected} onChange={change} description={description} />;
  return (
    <div className={stack(3)}>
      <NumberSlider
        label={words.size}
        {...BOARD_SIZE}
        step={8}
        unit={words.px}
        value={size}
        onChange={(next) => set({ size: next })}
      />
      {toggle(words.names, search.names !== false, (names) => set({ names }))}
      {toggle(words.pictures, search.pictures !== false, (pictures) => set({ pictures }))}
      {toggle(words.frame, search.frame !== false, (frame) => set({ frame }))}
      {toggle(words.transparent, search.background === 'transparent', (isOn) =>
        set({ background: isOn ? 'transparent' : undefined }),
      )}
      {toggle(
        words.awake,
        search.awake === true,
        (awake) => set({ awake }),
        canKeepAwake() ? undefined : words.awakeMissing,
      )}
      {toggle(words.ownTitle, search.title === true, (title) => set({ title }), words.ownTitleHint)}
      <SelectField
        label={words.refresh}
        options={REFRESHES}
        value={refresh === undefined ? 'usual' : String(refresh)}
        onChange={(value) => set({ refresh: value === 'usual' ? undefined : Number(value) })}
      />
    </div>
  );
}
