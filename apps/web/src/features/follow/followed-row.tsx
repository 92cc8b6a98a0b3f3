import { formatId } from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import { Bell, BellOff, UserMinus } from 'lucide-react';
import { useNaming } from '../../cache/naming/use-naming.ts';
import { Nickname } from '../../parts/followed/nickname.tsx';
import { pageTarget } from '../../platform/config.ts';
import { useNotify } from '../../state/hooks.ts';
import { useFrontNotifications } from '../../sync/front-notifications/use-front-notifications.ts';
import { useSystemView } from '../../sync/refresher/status.ts';
import { notificationWords } from '../../text/notification-words.ts';
import { cx } from '../../ui/layout/class-names.ts';
import type { OrderedRowProps } from '../../ui/ordered/ordered-list.tsx';
import { RowMenu } from '../../ui/ordered/row-menu.tsx';
import row from '../../ui/ordered/row-words.module.css';
import { Avatar } from '../../ui/pictures/avatar.tsx';
import { DeviceText } from '../../ui/text/device-text.tsx';
import { Foreign } from '../../ui/text/foreign.tsx';
import { useRowItems } from './folders/use-row-items.tsx';
import styles from './followed-list.module.css';
import { followWords } from './words.ts';

const words = followWords.manage;
const AVATAR_PX = 40;

/** The content of one row: the system and who is fronting, and the row's menu. */
export function FollowedRow({ id, onUnfollow, ...place }: OrderedRowProps & { onUnfollow: () => void }) {
  const view = useSystemView(id);
  const naming = useNaming();
  const { system, title } = view;
  const ref = system?.id ?? id;
  const { options, choose } = useFrontNotifications();
  const { notify } = useNotify();
  const isNotified = options.systems.includes(id);
  const local = useRowItems(view);
  const handleNotify = async () => {
    const permission = await choose(id, !isNotified);
    if (isNotified) notify({ kind: 'info', title: words.notNotified(title) });
    else if (permission === 'granted') notify({ kind: 'positive', title: words.notified(title) });
    else {
      const caption =
        notificationWords.obstacle(permission, pageTarget() === 'android') ?? notificationWords.unanswered;
      notify({ kind: 'info', title: words.cannotNotify, caption, timeoutMs: 15_000 });
    }
  };
  return (
    <>
      <Avatar
        src={system?.avatarUrl ?? null}
        name={view.name ?? ref}
        size={AVATAR_PX}
        shape="squircle"
        color={system?.color ?? null}
      />
      <div className={cx(row.words, styles.words)}>
        <Link
          to="/lookup/system/$id"
          params={{ id: ref }}
          draggable={false}
          className={cx(row.name, styles.name)}
        >
          <Foreign>{title}</Foreign>
        </Link>
        <span className={cx(row.below, styles.below)}>
          <code>{formatId(ref, naming.id)}</code>
          <span>{view.summary}</span>
          {view.nickname !== null && <Nickname text={view.nickname} />}
          {local.said.map((text) => (
            <DeviceText key={text}>{text}</DeviceText>
          ))}
        </span>
      </div>
      <RowMenu
        label={words.menu}
        spokenLabel={words.menuOf(title)}
        place={place}
        items={[
          {
            id: 'tell',
            label: isNotified ? words.stopNotifying : words.notify,
            icon: isNotified ? <BellOff /> : <Bell />,
            onAction: () => void handleNotify(),
          },
          ...local.items,
          { id: 'unfollow', label: words.unfollow, icon: <UserMinus />, onAction: onUnfollow },
        ]}
      />
      {local.dialogs}
    </>
  );
}
