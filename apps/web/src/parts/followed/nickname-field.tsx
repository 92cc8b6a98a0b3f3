import { LONGEST_LOCAL_NAME } from '../../state/followed-details-changes.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { WhenAsked } from '../local-note/when-asked.tsx';
import { followedWords as words } from './words.ts';

interface NicknameFieldProps {
  description: string;
  value: string | undefined;
  onChange: (nickname: string | undefined) => void;
}

/** The field for what a person calls a followed system or a member of it. In discreet mode it is hidden until it is asked for. */
export function NicknameField({ description, value = '', onChange }: NicknameFieldProps) {
  return (
    <WhenAsked label={words.showNickname}>
      <TextField
        label={words.nickname}
        description={description}
        maxLength={LONGEST_LOCAL_NAME}
        value={value}
        onChange={(nickname) => onChange(nickname.trim() === '' ? undefined : nickname)}
      />
    </WhenAsked>
  );
}
