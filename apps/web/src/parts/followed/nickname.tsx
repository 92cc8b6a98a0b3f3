import { useFollowedDetails } from '../../state/hooks.ts';
import { nicknameWords } from '../../text/nickname-words.ts';
import { DeviceText } from '../../ui/text/device-text.tsx';

/** The nickname beside a name, or the name beside a nickname that is shown in its place, with the mark of what is on this device. */
export function Nickname({ text, className }: { text: string; className?: string | undefined }) {
  const isFirst = useFollowedDetails((details) => details.isNicknameFirst);
  return (
    <DeviceText className={className} label={isFirst ? nicknameWords.shownFirst : undefined}>
      {text}
    </DeviceText>
  );
}
