import { useState } from 'react';
import { useStore } from 'zustand/react';
import { COPY_COUNTS, COPY_PLANS, type Settings } from '../../../persistence/documents/settings.ts';
import { pageTarget } from '../../../platform/config.ts';
import { useAccountStore } from '../../../session/account-hooks.ts';
import { useServices } from '../../../sync/services.ts';
import { isToWrite, planHere } from '../../../sync/system-file/copy-plan.ts';
import { createDatedCopies, type DatedCopies } from '../../../sync/system-file/dated-copies.ts';
import { systemCopiesStores } from '../../../sync/system-file/system-copies.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { formatCount } from '../../../ui/numbers/format-count.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { formatExact } from '../../../ui/time/format-time.ts';
import { Option } from '../options/option.tsx';
import { settingsWords } from '../words.ts';
import styles from './backup-section.module.css';

const words = settingsWords.copies;

interface CopiesOptionProps {
  settings: Pick<Settings, 'copyPlan' | 'copyCount'>;
  set: (fields: Partial<Settings>) => void;
}

/** Whether Frontboard reminds of copies of the own system or, in a program that can, writes them; and then where, and how many stay. */
export function CopiesOption({ settings: { copyPlan, copyCount }, set }: CopiesOptionProps) {
  const dated = useServices().once(createDatedCopies);
  const plan = planHere(copyPlan, dated !== null);
  return (
    <Option id="copyPlan">
      {(option) => (
        <>
          <SelectField
            {...option}
            layout="row"
            options={COPY_PLANS.filter((value) => dated !== null || !isToWrite(value)).map((value) => ({
              value,
              label: settingsWords.copyPlanOptions[value],
            }))}
            value={plan}
            onChange={(next) => set({ copyPlan: next })}
          />
          {dated !== null && isToWrite(plan) && (
            <>
              <FolderPart dated={dated} />
              <SelectField
                label={words.stay}
                description={words.stayText}
                layout="row"
                options={COPY_COUNTS.map((count) => ({
                  value: String(count),
                  label: words.count(formatCount(count)),
                }))}
                value={String(copyCount)}
                onChange={(chosen) => {
                  const count = COPY_COUNTS.find((it) => String(it) === chosen);
                  if (count !== undefined) set({ copyCount: count });
                }}
              />
            </>
          )}
        </>
      )}
    </Option>
  );
}

function FolderPart({ dated }: { dated: DatedCopies }) {
  const folder = useStore(dated.folder);
  const writtenAtMs = useStore(useAccountStore(systemCopiesStores), (known) => known.writtenAtMs);
  const [isOpen, setOpen] = useState(false);
  const [hasNoDialog, setNoDialog] = useState(false);
  const choose = () => {
    setOpen(true);
    setNoDialog(false);
    dated
      .chooseFolder()
      .catch(() => setNoDialog(true))
      .finally(() => setOpen(false));
  };
  return (
    <div className={styles.folder}>
      <p>
        {words.folder}: <span className={styles.place}>{folder ?? words.noFolder}</span>
      </p>
      <p className={soft}>{pageTarget() === 'android' ? words.openAndroid : words.open}</p>
      <p className={soft} role="status">
        {hasNoDialog ? words.noDialog : writtenAtMs !== null && words.last(formatExact(writtenAtMs))}
      </p>
      <Button disabled={isOpen} onClick={choose}>
        {words.choose}
      </Button>
    </div>
  );
}
