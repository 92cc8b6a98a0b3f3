import { PageHeader } from '../../ui/page-header.tsx';

export function SettingsScreen() {
  return <PageHeader title="Settings" />;
}
