import type { PlannedFields } from '@frontboard/portable';
import { useState } from 'react';
import { useOwnSettings } from '../../../cache/own/use-own-config.ts';
import { useNotify } from '../../../state/hooks.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { importWords } from './import-words.ts';
import { PlannedPart } from './planned-part.tsx';

const words = importWords.settings;

interface ImportSettingsProps {
  planned: PlannedFields | null;
  /** After the service has accepted them. */
  onDone: () => void;
}

/** The settings in a file. They are one request, so they are changed at once and are not part of a run. */
export function ImportSettings({ planned, onDone }: ImportSettingsProps) {
  const { send } = useOwnSettings();
  const { notify, notifyError } = useNotify();
  const [isSending, setIsSending] = useState(false);
  if (planned === null || planned.changes.length === 0) return null;

  const change = async (fields: PlannedFields['send']) => {
    setIsSending(true);
    try {
      // A plan has checked each value as the service does.
      await send(fields);
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      setIsSending(false);
    }
  };
  const handleChange = async () => {
    const before = Object.fromEntries(planned.changes.map(({ field, before: value }) => [field, value]));
    if (!(await change(planned.send))) return;
    onDone();
    notify({
      kind: 'positive',
      title: words.done,
      undo: () => void change(before),
    });
  };
  return (
    <>
      <PlannedPart part="config" planned={planned} />
      <Button isPending={isSending} onClick={() => void handleChange()}>
        {words.change}
      </Button>
    </>
  );
}
