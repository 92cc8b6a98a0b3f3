import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import type { HistoryData } from './history-data.ts';

interface YearLinkProps extends Pick<HistoryData, 'lookedUpId'> {
  /** This one if absent. */
  year?: number | undefined;
  children: ReactNode;
}

/** Leads to a year, page by page. */
export function YearLink({ lookedUpId, year, children }: YearLinkProps) {
  const shown = year === undefined ? {} : { at: year };
  const look = { size: 'small' } as const;
  const content = (
    <>
      {children}
      <ChevronRight aria-hidden="true" />
    </>
  );
  return lookedUpId === null ? (
    <LinkButton {...look} to="/history/year" search={shown}>
      {content}
    </LinkButton>
  ) : (
    <LinkButton
      {...look}
      to="/lookup/system/$id/history/year"
      params={{ id: lookedUpId }}
      search={({ as }: { as?: 'others' | undefined }) => ({ ...(as && { as }), ...shown })}
    >
      {content}
    </LinkButton>
  );
}
