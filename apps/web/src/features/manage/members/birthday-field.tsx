import { formatBirthday } from '@frontboard/model';
import { deviceLocale } from '../../../platform/device-format.ts';
import type { BoundField } from '../../../sync/edit/types.ts';
import { readBirthdayText } from '../../../text/birthday-text.ts';
import { TextBox } from '../../../ui/form/text-box.tsx';
import { memberWords } from './words.ts';

const words = memberWords.birthday;

interface BirthdayFieldProps extends BoundField<string> {
  label: string;
}

/** A birthday as people write it, with or without a year, and how it is understood. */
export function BirthdayField(props: BirthdayFieldProps) {
  const birthday = readBirthdayText(props.value);
  const understood =
    birthday === null
      ? words.hint
      : birthday.year === null
        ? words.withoutYear(formatBirthday(birthday, deviceLocale()))
        : words.withYear(formatBirthday(birthday, deviceLocale()));
  return <TextBox {...props} description={<span role="status">{understood}</span>} />;
}
