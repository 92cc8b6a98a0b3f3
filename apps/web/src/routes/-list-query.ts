import {
  type GroupQuery,
  groupQueryToSearch,
  type MemberQuery,
  memberQueryToSearch,
  readGroupQuery,
  readMemberQuery,
} from '@frontboard/model/list';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';

/** What a list shows according to the address, and how to change it. */
interface AddressQuery<Q> {
  readonly query: Q;
  readonly onQueryChange: (query: Q) => void;
}

/** The query of a list of members in the address. What is open beside the list stays open when it changes. */
export function useMemberQuery(): AddressQuery<MemberQuery> {
  return useAddressQuery(readMemberQuery, memberQueryToSearch);
}

/** The query of a list of groups in the address. What is open beside the list stays open when it changes. */
export function useGroupQuery(): AddressQuery<GroupQuery> {
  return useAddressQuery(readGroupQuery, groupQueryToSearch);
}

function useAddressQuery<Q>(read: (search: unknown) => Q, toSearch: (query: Q) => object): AddressQuery<Q> {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useMemo(() => read(search), [read, search]);
  const onQueryChange = useCallback(
    (next: Q) =>
      void navigate({
        to: '.',
        search: ({ from, as }) => ({ ...(from && { from }), ...(as && { as }), ...toSearch(next) }),
        state: true,
        replace: true,
        resetScroll: false,
      }),
    [navigate, toSearch],
  );
  return { query, onQueryChange };
}
