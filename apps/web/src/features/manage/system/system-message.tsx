import { proxiedName } from '@frontboard/model/proxy';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { useOwnConfig } from '../../../cache/own/use-own-config.ts';
import { DiscordMessage } from '../preview/discord-message.tsx';
import { previewWords } from '../preview/words.ts';

const words = previewWords.message;

export interface SystemMessageProps {
  /** After the name; null for none. */
  tag: string | null;
  /** How name and tag are combined; null for the saved format of the system. */
  format: string | null;
  avatarUrl: string | null;
  notes: readonly string[];
}

/** A message of any member of the own system. */
export function SystemMessage({ tag, format, avatarUrl, notes }: SystemMessageProps) {
  const { isDiscreet } = useNaming();
  const config = useOwnConfig();
  return (
    <DiscordMessage
      name={proxiedName({
        name: words.someone,
        displayName: null,
        tag: isDiscreet ? null : tag,
        format: format ?? config?.nameFormat ?? null,
      })}
      avatarUrl={avatarUrl}
      typed={null}
      text={words.text}
      notes={notes}
    />
  );
}
