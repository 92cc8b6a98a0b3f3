import { LIMITS } from '@frontboard/model';
import type { BoundField } from '../../../sync/edit/types.ts';
import { TextBox } from '../../../ui/form/text-box.tsx';

interface NameFieldsProps {
  edit: { bind(key: 'name' | 'display_name'): BoundField<string> };
  labels: { readonly name: string; readonly display_name: string };
  words: { readonly nameHint: string; readonly displayNameHint: string };
}

/** The two names of a member or group. */
export function NameFields({ edit, labels, words }: NameFieldsProps) {
  return (
    <>
      <TextBox {...edit.bind('name')} label={labels.name} description={words.nameHint} limit={LIMITS.name} />
      <TextBox
        {...edit.bind('display_name')}
        label={labels.display_name}
        description={words.displayNameHint}
        limit={LIMITS.displayName}
      />
    </>
  );
}
