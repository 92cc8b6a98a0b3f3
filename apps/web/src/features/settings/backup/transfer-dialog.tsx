import { useRef, useState } from 'react';
import { saveBlob } from '../../../platform/save-file.ts';
import { useAccounts } from '../../../session/use-accounts.ts';
import { backupFileName } from '../../../state/backup.ts';
import { codesOf } from '../../../sync/backup/code-series.ts';
import { encryptBackup } from '../../../sync/backup/encrypt-backup.ts';
import { composeExchange } from '../../../sync/backup/exchange.ts';
import { makePassphrase, SHORTEST_PASSPHRASE } from '../../../sync/backup/passphrase.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CopyButton } from '../../../ui/buttons/copy-button.tsx';
import { Dialog } from '../../../ui/dialogs/dialog.tsx';
import { SecretField } from '../../../ui/fields/secret-field.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { cluster, stack } from '../../../ui/layout/layout.ts';
import { lazyPart } from '../../../ui/loading/lazy-part.ts';
import styles from './transfer-dialog.module.css';
import { backupWords } from './words.ts';

const words = backupWords.transfer;

const ShownCodes = lazyPart<{ codes: readonly string[] }>(
  () => import('./shown-codes.tsx').then((module) => ({ default: module.ShownCodes })),
  () => <p role="status">{words.preparing}</p>,
);

interface TransferDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Encrypts everything that is only on this device, and hands it over as a file or as codes for a camera. */
export function TransferDialog({ isOpen, onClose }: TransferDialogProps) {
  const transfer = useTransfer();
  const { codes, isWorking } = transfer;
  const close = () => {
    transfer.reset();
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button onClick={close}>{words.close}</Button>
          {codes === null && (
            <>
              <Button isPending={isWorking} onClick={() => void transfer.showCodes()}>
                {words.showCodes}
              </Button>
              <Button variant="primary" isPending={isWorking} onClick={() => void transfer.save()}>
                {words.save}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={stack(4)}>
        {codes === null ? <TransferForm transfer={transfer} /> : <ShownCodes codes={codes} />}
        <MadePassphrase passphrase={transfer.made} isFolded={codes !== null} />
        <p role="status" className={transfer.message?.isWrong === true ? styles.wrong : undefined}>
          {isWorking ? words.preparing : transfer.message?.text}
        </p>
      </div>
    </Dialog>
  );
}

type Transfer = ReturnType<typeof useTransfer>;

function TransferForm({ transfer }: { transfer: Transfer }) {
  const { accounts } = useAccounts();
  const hasAccounts = accounts.getState().some(({ isStored }) => isStored);
  return (
    <div className={stack(3)}>
      <p>{words.lead}</p>
      <SecretField
        data-initial-focus
        label={words.label}
        description={words.labelText(SHORTEST_PASSPHRASE)}
        errorMessage={transfer.error}
        value={transfer.passphrase}
        onChange={transfer.type}
      />
      <div className={cluster(3)}>
        <Button onClick={transfer.make}>{words.make}</Button>
      </div>
      {hasAccounts && (
        <ToggleSwitch
          label={words.tokens}
          description={words.tokensText}
          isSelected={transfer.hasTokens}
          onChange={transfer.setTokens}
        />
      )}
    </div>
  );
}

interface MadePassphraseProps {
  passphrase: string | null;
  /** A picture of the codes must not have the passphrase as well. */
  isFolded: boolean;
}

/** The passphrase that was made: it has to be typed on the other device. */
function MadePassphrase({ passphrase, isFolded }: MadePassphraseProps) {
  if (passphrase === null) return null;
  const text = (
    <div className={stack(2)}>
      <p>{words.made}</p>
      <div className={cluster(3)}>
        <code className={styles.made}>{passphrase}</code>
        <CopyButton text={passphrase} label={words.copy} />
      </div>
    </div>
  );
  return isFolded ? <Disclosure title={words.label}>{text}</Disclosure> : text;
}

interface Message {
  readonly text: string;
  readonly isWrong: boolean;
}

async function saveEncrypted(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<Message> {
  await saveBlob(name, new Blob([bytes], { type: 'application/octet-stream' }));
  return { text: backupWords.saved(name), isWrong: false };
}

function useTransfer() {
  const services = useServices();
  const [passphrase, setPassphrase] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const [hasTokens, setTokens] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [message, setMessage] = useState<Message | null>(null);
  const [isWorking, setWorking] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  /** Raised by closing the dialog: what an earlier attempt has encrypted is not used. */
  const attempt = useRef(0);

  /** Encrypts the backup and gives it to `use`, which returns what to say about it. */
  async function encrypt(use: (bytes: Uint8Array<ArrayBuffer>) => Message | null | Promise<Message>) {
    if (passphrase.trim().length < SHORTEST_PASSPHRASE) {
      setError(words.tooShort(SHORTEST_PASSPHRASE));
      return;
    }
    attempt.current += 1;
    const mine = attempt.current;
    setWorking(true);
    setMessage(null);
    try {
      const { text, isWhole, remember } = await composeExchange(services, { hasTokens });
      const bytes = await encryptBackup(text, passphrase.trim());
      // The dialog was closed in the meantime.
      if (mine !== attempt.current) return;
      const said = await use(bytes);
      if (said?.isWrong !== true) remember();
      setMessage(isWhole || said?.isWrong === true ? said : { text: words.inPart, isWrong: true });
    } catch {
      if (mine === attempt.current) setMessage({ text: words.failed, isWrong: true });
    } finally {
      if (mine === attempt.current) setWorking(false);
    }
  }

  return {
    passphrase,
    made,
    hasTokens,
    setTokens,
    error,
    message,
    isWorking,
    codes,
    type(next: string) {
      setPassphrase(next);
      setError(null);
      if (next !== made) setMade(null);
    },
    make() {
      const next = makePassphrase();
      setPassphrase(next);
      setMade(next);
      setError(null);
    },
    save: () =>
      encrypt((bytes) => saveEncrypted(`${backupFileName(new Date(services.clock.now()))}.gz.age`, bytes)),
    showCodes: () =>
      encrypt((bytes) => {
        const next = codesOf(bytes);
        setCodes(next);
        return next === null ? { text: words.tooManyCodes, isWrong: true } : null;
      }),
    reset() {
      attempt.current += 1;
      setWorking(false);
      setPassphrase('');
      setMade(null);
      setTokens(false);
      setError(null);
      setMessage(null);
      setCodes(null);
    },
  };
}
