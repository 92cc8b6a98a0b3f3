import { type GroupPrivacyKey, groupForOthers, groupLabel } from '@frontboard/model';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { FormCard } from '../preview/form-card.tsx';
import { hiddenFields } from '../preview/hidden-fields.ts';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewWords } from '../preview/words.ts';
import type { GroupValues } from './group-values.ts';
import { groupWords } from './words.ts';

/** The field that each privacy key hides. */
const HIDDEN_BY = {
  name_privacy: 'display_name',
  description_privacy: 'description',
  icon_privacy: 'icon',
  banner_privacy: 'banner',
  list_privacy: null,
  metadata_privacy: null,
  visibility: null,
} satisfies Record<GroupPrivacyKey, keyof GroupValues | null>;
const LABELS = { ...groupWords.labels, visibility: previewWords.unlisted };

export interface GroupPreviewProps {
  values: GroupValues;
}

/** A group as the form has it. No message shows a group. */
export function GroupPreview({ values }: GroupPreviewProps) {
  const naming = useNaming();
  const group = {
    name: values.name.trim(),
    display_name: values.display_name.trim() || null,
    description: values.description.trim() || null,
    icon: values.icon.trim() || null,
    banner: values.banner.trim() || null,
    created: null,
  };
  const others = groupForOthers(group, values);
  return (
    <PreviewFrame
      hidden={hiddenFields(values, HIDDEN_BY, LABELS)}
      message={null}
      card={(seer) => {
        const seen = seer === 'others' ? others : group;
        return (
          <FormCard
            shape="squircle"
            name={groupLabel({ name: seen.name, displayName: seen.display_name }, naming)}
            pronouns={null}
            color={values.color}
            avatarUrl={seen.icon}
            bannerUrl={seen.banner}
            description={seen.description}
            facts={[]}
          />
        );
      }}
    />
  );
}
