import { createFileRoute, Outlet } from '@tanstack/react-router';
import { ServersScreen } from '../features/manage/servers/servers-screen.tsx';
import { screenNames } from '../parts/screens/names.ts';
import { ListBesideRecord } from '../ui/beside/list-beside-record.tsx';
import { useOpenRecord } from './-open-record.ts';

export const Route = createFileRoute('/manage/servers')({ component: Servers });

function Servers() {
  const { isOpen } = useOpenRecord();
  return (
    <ListBesideRecord label={screenNames['/manage/servers']} isOpen={isOpen} list={<ServersScreen />}>
      <Outlet />
    </ListBesideRecord>
  );
}
