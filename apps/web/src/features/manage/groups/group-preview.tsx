import { type GroupPrivacyKey, groupForOthers, groupLabel } from '@frontboard/model';
import { useNaming } from '../../../cache/naming/use-naming.ts';
import { FormCard } from '../preview/form-card.tsx';
import { PreviewFrame } from '../preview/preview-frame.tsx';
import { previewWords } from '../preview/words.ts';
import type { GroupValues } from './group-values.ts';
import { groupWords } from './words.ts';

/** Which field a privacy key hides, for those that a form shows. */
const HIDDEN_BY = {
  name_privacy: 'display_name',
  description_privacy: 'description',
  icon_privacy: 'icon',
  banner_privacy: 'banner',
} as const satisfies Partial<Record<GroupPrivacyKey, keyof GroupValues>>;

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
      hidden={hiddenOf(values)}
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

function hiddenOf(values: GroupValues): readonly string[] {
  const { labels } = groupWords;
  const keys = Object.keys(HIDDEN_BY) as (keyof typeof HIDDEN_BY)[]; // the keys of an object are typed as texts
  return [
    ...keys
      .filter((key) => values[key] === 'private' && values[HIDDEN_BY[key]].trim() !== '')
      .map((key) => labels[key]),
    ...(values.list_privacy === 'private' ? [labels.list_privacy] : []),
    ...(values.metadata_privacy === 'private' ? [labels.metadata_privacy] : []),
    ...(values.visibility === 'private' ? [previewWords.unlisted] : []),
  ];
}
