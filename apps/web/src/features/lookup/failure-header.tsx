import { useEffect, useRef } from 'react';
import { PageHeader } from '../../ui/layout/page-header.tsx';

/** The heading of what replaces a page that cannot be shown. It gets the focus if that was lost with the placeholder of the page. */
export function FailureHeader({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.querySelector('h1')?.focus();
  }, []);
  return (
    <div ref={place}>
      <PageHeader title={title} />
    </div>
  );
}
