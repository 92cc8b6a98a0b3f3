import { Link } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { version } from '../../../package.json';
import { pageTarget } from '../../platform/config.ts';
import { projectAddresses } from '../../platform/project-addresses.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { EmptyState } from '../../ui/layout/empty-state.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { softSmall } from '../../ui/text/text-look.ts';
import { AccountSection } from './account/account-section.tsx';
import { BackupSection } from './backup/backup-section.tsx';
import { NamesSection } from './names/names-section.tsx';
import { findOptions } from './options/find-options.ts';
import { FoundOptions, PointedOption } from './options/option.tsx';
import { SettingsJumps } from './options/settings-jumps.tsx';
import { usePointedOption } from './options/use-pointed-option.ts';
import { AppearanceSection } from './sections/appearance-section.tsx';
import { DiscretionSection } from './sections/discretion-section.tsx';
import { ExtrasSection } from './sections/extras-section.tsx';
import { FrontNotificationsSection } from './sections/front-notifications-section.tsx';
import { KeyboardSection } from './sections/keyboard-section.tsx';
import { LookupSection } from './sections/lookup-section.tsx';
import { ReleasesSection } from './sections/releases-section.tsx';
import { LayoutSection, StatusSection } from './sections/status-sections.tsx';
import { SwitcherSection } from './sections/switcher-section.tsx';
import { UpdatesSection } from './sections/updates-section.tsx';
import styles from './settings-screen.module.css';
import { settingsWords as words } from './words.ts';

/** All settings, in groups, with a search over them; `#id` in the address opens one option. */
export function SettingsScreen() {
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const pointed = usePointedOption(() => setText(''));
  const isSearched = text.trim() !== '';
  const isAndroid = pageTarget() === 'android';
  const found = useMemo(() => findOptions(text, isAndroid), [text, isAndroid]);
  const { project, source } = projectAddresses();
  const showAll = () => {
    setText('');
    input.current?.focus();
  };
  return (
    <div className={styles.screen}>
      <PageHeader title={words.title} lead={words.lead} />
      {!window.isSecureContext && <p className={softSmall}>{words.plainHttp}</p>}
      <SearchField
        label={words.search.label}
        value={text}
        onChange={setText}
        inputRef={input}
        resultText={isSearched ? words.search.count(found.size, findOptions('', isAndroid).size) : ''}
      />
      <FoundOptions value={isSearched ? found : null}>
        <PointedOption value={pointed}>
          <SettingsJumps>
            <AccountSection />
            <AppearanceSection />
            <NamesSection />
            <DiscretionSection />
            <StatusSection />
            <LayoutSection layout="tile" />
            <LayoutSection layout="list" />
            <LayoutSection layout="table" />
            <SwitcherSection />
            <ExtrasSection />
            <LookupSection />
            <KeyboardSection />
            <UpdatesSection />
            <FrontNotificationsSection />
            <ReleasesSection />
            <BackupSection />
          </SettingsJumps>
        </PointedOption>
      </FoundOptions>
      {found.size === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden="true" size={32} strokeWidth={1.5} />}
          title={words.search.nothing}
          actions={<Button onClick={showAll}>{words.search.clear}</Button>}
        >
          <p>{words.search.nothingHint}</p>
        </EmptyState>
      )}
      <p className={softSmall}>
        {words.about.version(version)} · <Link to="/debug">{words.about.debug}</Link> ·{' '}
        <Link to="/licences">{words.about.licences}</Link>
        <OutsideLink href={project}>{words.about.project}</OutsideLink>
        <OutsideLink href={source}>{words.about.source}</OutsideLink>
      </p>
    </div>
  );
}

/** Nothing without an address. */
function OutsideLink({ href, children }: { href: string | null; children: string }) {
  if (href === null) return null;
  return (
    <>
      {' '}
      ·{' '}
      <a href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    </>
  );
}
