import { useNavigate } from '@tanstack/react-router';
import type { HistoryData } from './history-data.ts';

/** Opens the list of the history at a day, as `2026-05-03`. */
export function useOpenDay({ lookedUpId }: Pick<HistoryData, 'lookedUpId'>): (day: string) => void {
  const navigate = useNavigate();
  return (day) =>
    void (lookedUpId === null
      ? navigate({ to: '/history', search: { day } })
      : navigate({
          to: '/lookup/system/$id/history',
          params: { id: lookedUpId },
          search: ({ as }) => ({ ...(as && { as }), day }),
        }));
}
