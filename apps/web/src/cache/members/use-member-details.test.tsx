import { brandId, type Member } from '@frontboard/model';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ServicesProvider } from '../../state/services.tsx';
import { createFakeClock } from '../../testing/fake-clock.ts';
import { openApp } from '../../testing/open-app.ts';
import { openSmallWorld, systemIdOf } from '../../testing/small-world.ts';
import type { Shared } from '../shared.ts';
import { memberQueries } from './queries.ts';
import { useMemberDetails } from './use-member-details.ts';

test('a member that no longer exists is not shown', async () => {
  const clock = createFakeClock();
  const app = openApp({ world: openSmallWorld(1, clock), clock });
  const listing = app.client.members.list(brandId('SystemRef', systemIdOf(0)));
  await clock.advance(1_000);
  const [member] = await listing;
  if (member === undefined) throw new Error('The world has a member.');
  const { id, uuid } = member;

  function Details() {
    const details = useMemberDetails({ id, uuid });
    return `${details.state} ${details.member?.name ?? 'nobody'}`;
  }
  const show = () =>
    renderToStaticMarkup(
      <QueryClientProvider client={app.queryClient}>
        <ServicesProvider services={app}>
          <Details />
        </ServicesProvider>
      </QueryClientProvider>,
    );

  const { queryKey } = memberQueries({ client: app.client, viewer: 'public', call: {} }).detail(uuid ?? id);
  const answer = (said: Shared<Member>) => app.queryClient.setQueryData(queryKey, said);
  answer({ state: 'shared', value: member });
  expect(show()).toBe('loaded Member 0');
  answer({ state: 'not-found' });
  expect(show()).toBe('unavailable nobody');
  app.close();
});
