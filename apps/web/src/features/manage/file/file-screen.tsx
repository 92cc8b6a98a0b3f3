import { BackToManage } from '../../../parts/back-to-manage.tsx';
import { NeedsToken } from '../../../parts/needs-token.tsx';
import { useOwnSystem } from '../../../session/hooks.ts';
import column from '../../../ui/layout/column.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { CompareSection } from './compare-section.tsx';
import { ImportSection } from './import-section.tsx';
import { SaveSection } from './save-section.tsx';
import { fileWords as words } from './words.ts';

/** The own system as a file: save it, import one, and compare such files. */
export function SystemFileScreen() {
  const own = useOwnSystem();
  return (
    <div className={column.column}>
      <PageHeader title={words.title} lead={words.lead} back={<BackToManage />} />
      {own === null ? (
        <NeedsToken purpose="manage" />
      ) : (
        <>
          <SaveSection key={`save-${own.id}`} />
          <ImportSection key={`import-${own.id}`} />
        </>
      )}
      <CompareSection key={own?.uuid} hasOwn={own !== null} />
    </div>
  );
}
