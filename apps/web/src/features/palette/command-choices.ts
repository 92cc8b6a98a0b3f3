import { facePicture, formatId, type Member, memberLabel } from '@frontboard/model';
import { ArrowLeftRight, LogOut } from 'lucide-react';
import { offsetText } from '../../parts/switches/local-time-text.ts';
import { localTimeWords } from '../../parts/switches/local-time-words.ts';
import { frontNames } from '../../parts/switches/use-noticed-switch.ts';
import type { FrontMember } from '../../session/front-member.ts';
import { formatExact } from '../../ui/format-time.ts';
import type { ChoiceSection, Face, PaletteChoice, PaletteHands, PaletteMessage } from './choices.ts';
import { whenMeant } from './parse-when.ts';
import { rank, WHOLE_NAME } from './rank.ts';
import {
  readCommand,
  replaceName,
  resolveCommand,
  type TypedCommand,
  toFrontMember,
} from './read-command.ts';
import type { OwnDesk } from './use-own-desk.ts';
import { paletteWords as words } from './words.ts';

/** A text read as a switch: choices, or the problem. */
export interface CommandAnswer {
  readonly sections: readonly ChoiceSection[];
  readonly message: PaletteMessage | null;
}

const NOTHING: CommandAnswer = { sections: [], message: null };

/** A member as a face. */
export function memberFace(member: Member, name: string): Face {
  return { kind: 'picture', name, url: facePicture(member), color: member.color, shape: 'circle' };
}

interface RecordOptions {
  readonly label?: string;
  /** Null: now. */
  readonly atMs?: number | null;
  /** The time of day is that of another time, too: its offset says which this is. */
  readonly isTwice?: boolean;
  /** The time of day that was typed does not exist. */
  readonly isSkipped?: boolean;
}

function withOffset(atMs: number): string {
  return `${formatExact(atMs)} (UTC${offsetText(atMs)})`;
}

/** The choice that records a front. */
export function recordChoice(
  desk: OwnDesk,
  front: readonly FrontMember[],
  { label, atMs = null, isTwice = false, isSkipped = false }: RecordOptions = {},
): PaletteChoice {
  const plain = label ?? (front.length === 0 ? words.switchOut : words.switchTo(frontNames(front)));
  return {
    id: isTwice ? `record-${atMs}` : 'record',
    label: atMs === null ? plain : words.at(plain, isTwice ? withOffset(atMs) : formatExact(atMs)),
    note: isSkipped && atMs !== null ? localTimeWords.never(formatExact(atMs)) : words.now,
    face: { kind: 'icon', Icon: front.length === 0 ? LogOut : ArrowLeftRight },
    run: () => desk.record(front, atMs),
  };
}

/** Reads a text as a switch. A bare word counts only if it is a whole name; if several match, the palette asks. */
export function commandAnswer(
  text: string,
  desk: OwnDesk,
  hands: PaletteHands,
  nowMs: number,
): CommandAnswer {
  const command = readCommand(text);
  if (command === null) return NOTHING;
  const { list, index, naming, front } = desk;
  if (!command.isExplicit) {
    const whole = rank(index, text, 2).filter(({ score }) => score <= WHOLE_NAME);
    const [only, other] = whole;
    if (only === undefined || other !== undefined) return NOTHING;
    const next = [toFrontMember(only.item, naming)];
    return front !== null && front.length === 1 && front[0]?.uuid === next[0]?.uuid
      ? NOTHING
      : section([recordChoice(desk, next)]);
  }
  if (list.state === 'none') return say(words.noToken);
  if (list.items === null && command.kind !== 'out')
    return say(list.state === 'loading' ? words.membersLoading : words.membersFailed);
  return resolvedAnswer(text, command, desk, hands, nowMs);
}

function resolvedAnswer(
  text: string,
  command: TypedCommand,
  desk: OwnDesk,
  hands: PaletteHands,
  nowMs: number,
): CommandAnswer {
  const { list, naming, front } = desk;
  const resolved = resolveCommand(command, { members: list.items ?? [], naming, front });
  switch (resolved.state) {
    case 'ready': {
      if (command.when === null) return section([recordChoice(desk, resolved.front)]);
      const { times, isSkipped } = whenMeant(command.when, nowMs);
      const isTwice = times.length > 1;
      return section(
        times.map((atMs) => recordChoice(desk, resolved.front, { atMs, isTwice, isSkipped })),
        isTwice ? localTimeWords.twice : undefined,
      );
    }
    case 'ambiguous':
      return {
        message: null,
        sections: resolved.names.slice(0, 1).map((name) => ({
          id: 'which',
          title: words.sections.which(name.text),
          choices: name.candidates.map((member) =>
            candidateChoice(member, desk, () => hands.setText(replaceName(text, name, member.id))),
          ),
        })),
      };
    case 'unknown':
      return say(
        words.unknownNames(resolved.names.map((name) => `“${name}”`).join(', ')),
        words.unknownNamesHint,
      );
    case 'same':
      return say(words.alreadySo);
    case 'front-unknown':
      return say(words.frontUnknown, words.frontUnknownHint);
  }
}

function candidateChoice(member: Member, { naming }: OwnDesk, run: () => void): PaletteChoice {
  const { name, pronouns } = memberLabel(member, naming);
  return {
    id: `which-${member.id}`,
    label: name,
    note: [pronouns, formatId(member.id, naming.id)].filter(Boolean).join(' · '),
    face: memberFace(member, name),
    run,
  };
}

function section(choices: readonly PaletteChoice[], title: string = words.sections.command): CommandAnswer {
  return { message: null, sections: [{ id: 'command', title, choices }] };
}

function say(title: string, hint?: string): CommandAnswer {
  return { sections: [], message: { title, hint } };
}
