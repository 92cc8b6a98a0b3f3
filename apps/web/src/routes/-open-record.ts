import { useChildMatches, useParams } from '@tanstack/react-router';

interface OpenRecord {
  /** Whether the address is of a record beside the list, not of the list alone. */
  readonly isOpen: boolean;
  /** The short id or uuid in the address; null without one, such as in the form of a new one. */
  readonly openRef: string | null;
}

/**
 * What is open beside a list whose route has only the list as its index.
 *
 * @param param the part of the address that names it
 */
export function useOpenRecord(param: 'id' | 'member' | 'group' = 'id'): OpenRecord {
  const isOpen = useChildMatches({
    select: ([child]) => child !== undefined && !child.routeId.endsWith('/'),
  });
  const openRef = useParams({ strict: false, select: (params) => params[param] ?? null });
  return { isOpen, openRef };
}
