import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { BackToMembers } from '../back-to-list.tsx';
import { EditScreen } from '../edit/edit-screen.tsx';
import { groupWords } from '../groups/words.ts';
import { memberWords } from '../members/words.ts';
import { OwnAnswer } from '../own-answer.tsx';
import { RunList } from '../runs/run-list.tsx';
import { BulkFormView } from './bulk-form-view.tsx';
import { bulkWords as words } from './words.ts';

/** Changes several members at once, and shows what became of it. */
export function BulkScreen() {
  const members = useOwnMembers();
  const groups = useOwnGroups();
  return (
    <EditScreen back={<BackToMembers />} title={words.title}>
      <OwnAnswer list={members} loading={memberWords.loading} failed={memberWords.failed}>
        {(allMembers) => (
          <OwnAnswer list={groups} loading={groupWords.loading} failed={groupWords.failed}>
            {(allGroups) => (
              <>
                <p>{words.intro}</p>
                <RunList />
                <BulkFormView members={allMembers} groups={allGroups} />
              </>
            )}
          </OwnAnswer>
        )}
      </OwnAnswer>
    </EditScreen>
  );
}
