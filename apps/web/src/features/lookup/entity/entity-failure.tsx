import { parseLookup, parseRef } from '@frontboard/model';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Entity } from '../../../cache/lookup/use-entity.ts';
import { recordHeadWords } from '../../../parts/record/head-words.ts';
import type { RecentKind } from '../../../session/recent-lookups.ts';
import { describeUnknown } from '../../../text/errors/describe-unknown.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { TryAgain } from '../../../ui/wait/try-again.tsx';
import { FailureHeader } from '../failure-header.tsx';
import { useOtherKinds } from '../other-kinds.ts';
import { entityWords } from './words.ts';

const words = entityWords.failure;

interface EntityFailureProps {
  kind: 'member' | 'group';
  /** As in the address: any text. */
  id: string;
  entity: Pick<Entity<unknown>, 'state' | 'error' | 'retry'>;
}

/** Replaces a member or group that can't be shown, says why, and offers links. */
export function EntityFailure({ kind, id, entity }: EntityFailureProps) {
  return (
    <>
      <FailureHeader title={recordHeadWords[kind]} />
      <FailureText kind={kind} id={id} entity={entity} />
    </>
  );
}

function FailureText({ kind, id, entity }: EntityFailureProps) {
  if (!parseRef(kind, id).ok) return <NotAnId kind={kind} id={id} />;
  if (entity.state === 'not-found') return <NotFound kind={kind} id={id} />;
  if (entity.state === 'private') {
    return (
      <Calm title={words.hidden[kind]} actions={<SearchLink />}>
        {words.hiddenText}
      </Calm>
    );
  }
  const { title, detail, action, retryAtMs } = describeUnknown(entity.error);
  return (
    <Calm
      title={title}
      actions={
        <>
          {action !== 'settings' && <TryAgain untilMs={retryAtMs} onRetry={entity.retry} />}
          {action === 'settings' && <LinkButton to="/settings">{words.toSettings}</LinkButton>}
          <SearchLink />
        </>
      }
    >
      {detail}
    </Calm>
  );
}

function NotFound({ kind, id }: { kind: 'member' | 'group'; id: string }) {
  const { isLooking, found } = useOtherKinds(kind, id);
  return (
    <Calm
      title={words.notFound[kind]}
      actions={
        <>
          {found.map((other) => (
            <OpenOther key={other} kind={other} id={id} />
          ))}
          <SearchLink />
        </>
      }
    >
      {found.length === 0 ? words.notFoundText[kind] : found.map((other) => words.elsewhere[other]).join(' ')}
      {isLooking && ` ${words.looking}…`}
    </Calm>
  );
}

function NotAnId({ kind, id }: { kind: 'member' | 'group'; id: string }) {
  const lookup = parseLookup(id);
  if (lookup.ok && lookup.form === 'me') {
    return (
      <Calm
        title={words.notAnId[kind]}
        actions={
          <LinkButton variant="primary" to="/lookup/system/$id" params={{ id: lookup.ref }}>
            {words.openOwn}
          </LinkButton>
        }
      >
        {words.ownSystem}
      </Calm>
    );
  }
  return (
    <Calm
      title={words.notAnId[kind]}
      actions={
        lookup.ok ? (
          <LinkButton variant="primary" to="/lookup" search={{ q: lookup.ref }}>
            {words.searchThis}
          </LinkButton>
        ) : (
          <SearchLink />
        )
      }
    >
      {words.notAnIdText[kind]} {lookup.ok && words.mayBeOther}
    </Calm>
  );
}

interface CalmProps {
  title: string;
  children: ReactNode;
  actions: ReactNode;
}

function Calm({ title, children, actions }: CalmProps) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" size={32} strokeWidth={1.5} />}
      title={title}
      actions={actions}
    >
      <p role="status">{children}</p>
    </EmptyState>
  );
}

const PAGES = {
  system: '/lookup/system/$id',
  member: '/lookup/member/$id',
  group: '/lookup/group/$id',
} as const satisfies Record<RecentKind, string>;

function OpenOther({ kind, id }: { kind: RecentKind; id: string }) {
  return (
    <LinkButton variant="primary" to={PAGES[kind]} params={{ id }}>
      {words.open[kind]}
    </LinkButton>
  );
}

function SearchLink() {
  return <LinkButton to="/lookup">{words.search}</LinkButton>;
}
