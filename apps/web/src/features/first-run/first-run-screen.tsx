import { ArrowLeftRight, FlaskConical, KeyRound, UserRoundPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { enterDemo } from '../../platform/demo-mode.ts';
import { useOwnSystem } from '../../session/hooks.ts';
import { useServices } from '../../sync/services.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { page } from '../../ui/layout/layout.ts';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import styles from './first-run-screen.module.css';
import { PictureQuestion } from './picture-question.tsx';
import { firstRunWords as words } from './words.ts';

function Door({
  icon,
  title,
  text,
  children,
}: {
  icon: ReactNode;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <Card as="li" className={styles.door}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      {children}
    </Card>
  );
}

/** The status screen while no system is followed: what this is, three ways to start, and which pictures to load. */
export function FirstRunScreen() {
  const { demo } = useServices();
  const own = useOwnSystem();
  return (
    <div className={page('list')}>
      <PageHeader title={words.title} lead={words.lead} />
      <ul className={styles.doors} aria-label={words.start}>
        <Door icon={<UserRoundPlus />} title={words.follow.title} text={words.follow.text}>
          <LinkButton to="/manage/add" variant="primary">
            {words.follow.action}
          </LinkButton>
        </Door>
        {!demo && (
          <Door icon={<FlaskConical />} title={words.demo.title} text={words.demo.text}>
            <Button onClick={enterDemo}>{words.demo.action}</Button>
          </Door>
        )}
        {own === null ? (
          <Door icon={<KeyRound />} title={words.token.title} text={words.token.text}>
            <LinkButton to="/settings">{words.token.action}</LinkButton>
          </Door>
        ) : (
          <Door icon={<ArrowLeftRight />} title={words.own.title} text={words.own.text}>
            <LinkButton to="/switch">{words.own.action}</LinkButton>
          </Door>
        )}
      </ul>
      {!demo && <PictureQuestion />}
      <p className={styles.note}>{words.pluralKit}</p>
      <p className={styles.note}>{words.privacy}</p>
    </div>
  );
}
