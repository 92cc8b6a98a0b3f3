import { useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { OwnAnswer } from '../answer/own-answer.tsx';
import { BackToMembers } from '../back-to-list.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { ownMembersWords as words } from './list-words.ts';
import { ProxyWorkshop } from './proxy-workshop.tsx';

/** The proxy tags of all own members, tried out together. */
export function ProxiesScreen() {
  const members = useOwnMembers();
  return (
    <EditScreen back={<BackToMembers />} title={words.proxies}>
      <OwnAnswer list={members} loading={words.loading} failed={words.failed}>
        {(items) => <ProxyWorkshop members={items} />}
      </OwnAnswer>
    </EditScreen>
  );
}
