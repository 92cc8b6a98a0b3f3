import { formatId, memberLabel, recordKey, systemLabel } from '@frontboard/model';
import { UserRound } from 'lucide-react';
import { useMemo } from 'react';
import { useKnownFaces } from '../../cache/lookup/use-known-faces.ts';
import { type NamingOptions, type Nicknames, withNickname } from '../../cache/naming/system-view.ts';
import { useNaming } from '../../cache/naming/use-naming.ts';
import type { OthersMember } from '../../persistence/documents/followed-details-document.ts';
import { useFollowed, useFollowedDetails } from '../../state/hooks.ts';
import { useServices } from '../../sync/services.ts';
import type { PaletteChoice, PaletteHands } from './choices.ts';
import { type RankIndex, rankIndex } from './rank.ts';
import { paletteWords as words } from './words.ts';

/** A choice with the other words that find it. */
interface FoundChoice {
  readonly choice: PaletteChoice;
  readonly otherNames: readonly string[];
}

/** Followed systems, and their members who have a nickname. */
export function useFollowedChoices(hands: PaletteHands): RankIndex<PaletteChoice> {
  const { statusCache } = useServices();
  const ids = useFollowed();
  const naming = useNaming();
  const details = useFollowedDetails((all) => all);
  const faceOf = useKnownFaces();
  // Names are found in this page's cache when the palette opens; searching with every key would find no more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the finder is made again at every key
  return useMemo(() => {
    const found = ids.map((id): FoundChoice => {
      const system = statusCache.readSystem(id)?.value ?? null;
      const name = system === null ? null : systemLabel(system, naming).name;
      const shownId = formatId(id, naming.id);
      const named = withNickname(
        name ?? `${words.unnamed.system} ${shownId}`,
        details.systems[id],
        naming,
        details.isNicknameFirst,
      );
      return {
        choice: {
          id: `system-${id}`,
          label: named.name,
          note: [named.nickname, shownId].filter(Boolean).join(' · '),
          face: {
            kind: 'picture',
            name,
            url: system?.avatarUrl ?? null,
            color: system?.color ?? null,
            shape: 'squircle',
          },
          isNamedHere: named.nickname !== null,
          run: () => hands.goToEntity('system', id),
        },
        otherNames: [named.nickname, shownId].flatMap((it) => it ?? []),
      };
    });
    const labels = new Map(found.map(({ choice }, index) => [ids[index], choice.label]));
    /** Who fronts is known after a start, too. */
    const nameOf = (uuid: string, system: string) => {
      const front = statusCache.readFront(system)?.value;
      const members = front?.state === 'fronting' ? front.members : [];
      const member = members.find((it) => recordKey(it) === uuid);
      const name = member === undefined ? null : memberLabel(member, naming).name.trim();
      return name || faceOf({ kind: 'member', id: uuid }).name;
    };
    const nicknamed = Object.entries(details.members).flatMap(([uuid, member]) => {
      const system = labels.get(member.system);
      if (system === undefined) return [];
      const known = { name: nameOf(uuid, member.system), system };
      return nicknamedChoice(uuid, member, known, { ...details, naming }, hands) ?? [];
    });
    return rankIndex([...found, ...nicknamed], ({ choice, otherNames }) => ({
      name: choice.label,
      otherNames,
    })).map(({ item, entries }) => ({ item: item.choice, entries }));
  }, [ids, statusCache, naming, hands, details]);
}

/**
 * The choice of a member of a followed system who has a nickname; null for one who has none. The nickname is beside the name, or in its
 * place only by the option. Where the name is not known, it says that it is a nickname.
 */
export function nicknamedChoice(
  uuid: string,
  member: Pick<OthersMember, 'nickname'>,
  known: { readonly name: string | null; readonly system: string },
  { naming, isNicknameFirst }: Pick<Nicknames, 'isNicknameFirst'> & { readonly naming: NamingOptions },
  hands: Pick<PaletteHands, 'goToEntity'>,
): FoundChoice | null {
  const { nickname } = withNickname('', member, naming);
  if (nickname === null) return null;
  const named = known.name === null ? null : withNickname(known.name, member, naming, isNicknameFirst);
  return {
    choice: {
      id: `nicknamed-${uuid}`,
      label: named?.name ?? nickname,
      note: [named?.nickname ?? words.nickname, words.memberOf(known.system)].join(' · '),
      face: { kind: 'icon', Icon: UserRound },
      isNamedHere: true,
      run: () => hands.goToEntity('member', uuid),
    },
    otherNames: named?.nickname == null ? [] : [named.nickname],
  };
}
