import { Download, FolderOpen, Smartphone } from 'lucide-react';
import { type ChangeEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { saveJson } from '../../../platform/save-file.ts';
import { backupFileName, LARGEST_BACKUP_BYTES, writeBackupFile } from '../../../state/backup.ts';
import {
  type AccountBackup,
  collectAccountParts,
  writeAccountParts,
} from '../../../sync/backup/account-parts.ts';
import { isEncrypted } from '../../../sync/backup/encrypt-backup.ts';
import { createMemoryCopies } from '../../../sync/restore/copy-store.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { catchFocus } from '../../../ui/focus/catch-focus.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { Option } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { useSavedSettings } from '../options/use-saved-settings.ts';
import styles from './backup-section.module.css';
import { CopiesOption } from './copies-option.tsx';
import { PassphraseDialog } from './passphrase-dialog.tsx';
import { ReadCodesDialog } from './read-codes-dialog.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import { useRestore } from './use-restore.ts';
import { backupWords as words } from './words.ts';

type Message = { readonly kind: 'said' | 'wrong'; readonly text: string } | null;

/** Saves everything that is only on this device, for itself or for another one, and restores it after showing what would change. */
export function BackupSection() {
  const { settings: current, savedCount, set } = useSavedSettings();
  const [message, setMessage] = useState<Message>(null);
  const save = useBackupFile();
  const [open, setOpen] = useState<'transfer' | 'codes' | null>(null);
  /** An encrypted backup that waits for its passphrase. */
  const [encrypted, setEncrypted] = useState<Uint8Array<ArrayBuffer> | null>(null);
  const restoring = useRestore();
  const { noteOpener, backToOpener } = useOpener();

  const handleFile = async (file: File) => {
    setMessage(null);
    if (file.size > LARGEST_BACKUP_BYTES) {
      setMessage({ kind: 'wrong', text: words.tooLarge });
      return;
    }
    try {
      if (await isEncrypted(file)) setEncrypted(new Uint8Array(await file.arrayBuffer()));
      else await restoring.choose(await file.text(), false);
    } catch {
      setMessage({ kind: 'wrong', text: words.unreadable });
    }
  };

  return (
    <SettingsSection group="backup" savedCount={savedCount}>
      <Option id="backup">
        {() => (
          <div className={styles.actions}>
            <Button icon={<Download aria-hidden="true" />} onClick={() => void save().then(setMessage)}>
              {words.save}
            </Button>
            <FileButton onOpen={noteOpener} onFile={(file) => void handleFile(file)} />
            <Said message={message} />
          </div>
        )}
      </Option>
      <TransferOption
        onTransfer={() => setOpen('transfer')}
        onReadCodes={(event) => {
          noteOpener(event);
          setOpen('codes');
        }}
      />
      <CopiesOption settings={current} set={set} />
      <TransferDialog isOpen={open === 'transfer'} onClose={() => setOpen(null)} />
      <ReadCodesDialog
        isOpen={open === 'codes'}
        onRead={(bytes) => {
          setOpen(null);
          setEncrypted(bytes);
        }}
        onClose={() => setOpen(null)}
      />
      <PassphraseDialog
        encrypted={encrypted}
        onText={async (text) => {
          await restoring.choose(text, true);
          setEncrypted(null);
        }}
        onClose={() => {
          setEncrypted(null);
          backToOpener();
        }}
      />
      <RestoreDialog
        chosen={restoring.chosen}
        onRestore={(choice) => {
          void restoring.restore(choice);
          backToOpener();
        }}
        onClose={() => {
          restoring.close();
          backToOpener();
        }}
      />
    </SettingsSection>
  );
}

function Said({ message }: { message: Message }) {
  return (
    <p role="status" className={message?.kind === 'wrong' ? styles.wrong : soft}>
      {message?.text}
    </p>
  );
}

/** The button with which restoring began: each of its dialogs is opened by one that is gone by the end. */
function useOpener() {
  const opener = useRef<HTMLButtonElement | null>(null);
  return {
    noteOpener: ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
      opener.current = currentTarget;
    },
    backToOpener: () => catchFocus(() => opener.current),
  };
}

interface TransferOptionProps {
  onTransfer: () => void;
  onReadCodes: (event: MouseEvent<HTMLButtonElement>) => void;
}

function TransferOption({ onTransfer, onReadCodes }: TransferOptionProps) {
  return (
    <Option id="transfer">
      {({ description }) => (
        <div className={styles.actions}>
          <p className={soft}>{description}</p>
          <Button icon={<Smartphone aria-hidden="true" />} onClick={onTransfer}>
            {words.transfer.open}
          </Button>
          <Button onClick={onReadCodes}>{words.codes.open}</Button>
        </div>
      )}
    </Option>
  );
}

/** The function that saves the backup as a file, without the restore copies if these can't be read. */
function useBackupFile() {
  const services = useServices();
  return async (): Promise<Message> => {
    const name = backupFileName(new Date(services.clock.now()));
    const save = (parts: AccountBackup) =>
      saveJson(name, writeBackupFile(services, writeAccountParts(parts)));
    try {
      save(await collectAccountParts(services));
      return { kind: 'said', text: words.saved(name) };
    } catch {
      save(await collectAccountParts(services, createMemoryCopies()));
      return { kind: 'wrong', text: words.savedInPart(name) };
    }
  };
}

interface FileButtonProps {
  onOpen: (event: MouseEvent<HTMLButtonElement>) => void;
  onFile: (file: File) => void;
}

function FileButton({ onOpen, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const describedBy = useId();
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (file !== undefined) onFile(file);
    // So that the same file can be chosen again.
    currentTarget.value = '';
  };
  return (
    <>
      <Button
        icon={<FolderOpen aria-hidden="true" />}
        aria-describedby={describedBy}
        onClick={(event) => {
          onOpen(event);
          input.current?.click();
        }}
      >
        {words.open}
      </Button>
      {/* The button opens it; on its own it would be a second, worse-looking control for the same. */}
      <input
        ref={input}
        type="file"
        accept="application/json,.json,.age"
        hidden
        aria-label={words.open}
        onChange={handleChange}
      />
      <p id={describedBy} className={soft}>
        {words.openText}
      </p>
    </>
  );
}
