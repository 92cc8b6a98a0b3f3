import { Link } from '@tanstack/react-router';
import { Grid2X2, List, Table2 } from 'lucide-react';
import { version } from '../../../package.json';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { AccountSection } from './account-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { BackupSection } from './backup/backup-section.tsx';
import { CardsSection } from './cards-section.tsx';
import { FrontNoticesSection } from './front-notices-section.tsx';
import { KeyboardSection } from './keyboard-section.tsx';
import { NamesSection } from './names-section.tsx';
import { ReleasesSection } from './releases-section.tsx';
import styles from './settings-screen.module.css';
import { SettingsSection } from './settings-section.tsx';
import { UpdatesSection } from './updates-section.tsx';
import { settingsWords as words } from './words.ts';

/** All that can be set, in groups. Options of the status layouts stand beside the layouts themselves. */
export function SettingsScreen() {
  return (
    <div className={styles.screen}>
      <PageHeader title={words.title} lead={words.lead} />
      <AccountSection />
      <AppearanceSection />
      <NamesSection />
      <CardsSection />
      <KeyboardSection />
      <UpdatesSection />
      <FrontNoticesSection />
      <ReleasesSection />
      <BackupSection />
      <SettingsSection title={words.layouts.title} lead={words.layouts.lead}>
        <div className={styles.layouts}>
          <LinkButton to="/status/tile" icon={<Grid2X2 aria-hidden="true" />}>
            {words.layouts.tile}
          </LinkButton>
          <LinkButton to="/status/list" icon={<List aria-hidden="true" />}>
            {words.layouts.list}
          </LinkButton>
          <LinkButton to="/status/table" icon={<Table2 aria-hidden="true" />}>
            {words.layouts.table}
          </LinkButton>
        </div>
      </SettingsSection>
      <p className={styles.about}>
        {words.about.version(version)} · <Link to="/debug">{words.about.debug}</Link>
      </p>
    </div>
  );
}
