import type { SystemConfig } from '@frontboard/model';
import { useOwnGroups, useOwnMembers } from '../../../cache/own/use-own-lists.ts';
import { FactList, type FactRow } from '../../../ui/fact-list.tsx';
import { ownSystemWords } from './words.ts';

const words = ownSystemWords.settings.facts;

/** Settings that can be read but not changed here. */
export function SettingsFacts({ config }: { config: SystemConfig }) {
  const members = useOwnMembers().items?.length ?? null;
  const groups = useOwnGroups().items?.length ?? null;
  const text = (label: string, value: string, note?: string): FactRow => ({
    kind: 'text',
    label,
    text: value,
    note,
  });
  return (
    <FactList
      facts={[
        text(words.memberLimit, words.used(members, config.memberLimit)),
        text(words.groupLimit, words.used(groups, config.groupLimit)),
        text(words.privateInfo, config.showPrivateInfo === false ? words.off : words.on, words.byCommand),
        text(words.padding, words.paddings[config.idListPadding], words.byCommand),
      ]}
    />
  );
}
