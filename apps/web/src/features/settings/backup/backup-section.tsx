import { Download, FolderOpen } from 'lucide-react';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { saveJson } from '../../../platform/save-file.ts';
import {
  backupFileName,
  LARGEST_BACKUP_BYTES,
  readBackupText,
  restoreBackup,
  undoRestore,
  writeBackupFile,
} from '../../../state/backup.ts';
import { useNotify } from '../../../state/hooks.ts';
import {
  type AccountBackup,
  absentAccounts,
  addParts,
  collectAccountParts,
  missingParts,
  readAccountParts,
  removeParts,
  writeAccountParts,
} from '../../../sync/backup/account-parts.ts';
import { createMemoryCopies } from '../../../sync/restore/copy-store.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/button.tsx';
import { Option } from '../option.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useSavedSettings } from '../use-saved-settings.ts';
import styles from './backup-section.module.css';
import { CopiesOption } from './copies-option.tsx';
import { type ChosenBackup, RestoreDialog } from './restore-dialog.tsx';
import { backupWords as words } from './words.ts';

/** Saves all settings to a file, and restores such a file after showing what would change. */
export function BackupSection() {
  const services = useServices();
  const { clock, followed, followedDetails, settings } = services;
  const { notify } = useNotify();
  const { settings: current, savedCount, set } = useSavedSettings();
  const [message, setMessage] = useState<{ readonly kind: 'said' | 'wrong'; readonly text: string } | null>(
    null,
  );
  const [restorable, setRestorable] = useState<ChosenBackup | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const describedBy = useId();

  const handleSave = async () => {
    const name = backupFileName(new Date(clock.now()));
    const save = (parts: AccountBackup) =>
      saveJson(name, writeBackupFile(services, writeAccountParts(parts)));
    try {
      save(await collectAccountParts(services));
      setMessage({ kind: 'said', text: words.saved(name) });
    } catch {
      save(await collectAccountParts(services, createMemoryCopies()));
      setMessage({ kind: 'wrong', text: words.savedInPart(name) });
    }
  };
  const handleText = async (text: string) => {
    const { ownSystems, ...read } = readBackupText(text);
    const { backup, problems } = readAccountParts(ownSystems);
    setRestorable({
      ...read,
      problems: [...read.problems, ...problems],
      missing: await missingParts(services, backup),
      absent: absentAccounts(services, backup).length,
    });
  };
  const handleFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    const file = currentTarget.files?.[0];
    if (file === undefined) return;
    setMessage(null);
    if (file.size > LARGEST_BACKUP_BYTES) setMessage({ kind: 'wrong', text: words.tooLarge });
    else {
      await file
        .text()
        .then(handleText)
        .catch(() => setMessage({ kind: 'wrong', text: words.unreadable }));
    }
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  const handleRestore = async (isAdded: boolean) => {
    if (restorable === null) return;
    const { missing } = restorable;
    setRestorable(null);
    const done = restoreBackup(services, restorable, { isAdded });
    const isWhole = await addParts(services, missing).then(
      () => true,
      () => false,
    );
    const undo = () => {
      undoRestore(services, done);
      removeParts(services, missing).catch(() => notify({ kind: 'warning', title: words.notUndone }));
    };
    notify({
      ...(isWhole ? { kind: 'positive', title: words.done } : { kind: 'warning', ...words.notAllDone }),
      timeoutMs: 15_000,
      action: { label: words.undo, run: undo },
    });
  };

  return (
    <SettingsSection group="backup" savedCount={savedCount}>
      <Option id="backup">
        {() => (
          <div className={styles.actions}>
            <Button icon={<Download aria-hidden="true" />} onClick={() => void handleSave()}>
              {words.save}
            </Button>
            <Button
              icon={<FolderOpen aria-hidden="true" />}
              aria-describedby={describedBy}
              onClick={() => input.current?.click()}
            >
              {words.open}
            </Button>
            {/* The button opens it; on its own it would be a second, worse-looking control for the same. */}
            <input
              ref={input}
              type="file"
              accept="application/json,.json"
              hidden
              aria-label={words.open}
              onChange={(event) => void handleFile(event)}
            />
            <p id={describedBy} className={styles.soft}>
              {words.openText}
            </p>
            <p role="status" className={message?.kind === 'wrong' ? styles.wrong : styles.soft}>
              {message?.text}
            </p>
          </div>
        )}
      </Option>
      <CopiesOption settings={current} set={set} />
      <RestoreDialog
        restorable={restorable}
        current={{
          settings: settings.getState(),
          followed: followed.getState(),
          followedDetails: followedDetails.getState(),
        }}
        onRestore={(isAdded) => void handleRestore(isAdded)}
        onClose={() => setRestorable(null)}
      />
    </SettingsSection>
  );
}
