import { facePicture, formatId, type Member, memberLabel } from '@frontboard/model';
import { localTimeWords } from '../../parts/switches/local-time-words.ts';
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
import { type RecordOptions, recordChoice } from './record-choice.ts';
import { isFrontNow, isNobodyLeft, savedChoice, savedMeant } from './saved-choices.ts';
import type { OwnDesk, SavedOnDesk } from './use-own-desk.ts';
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
    const saved = savedMeant(command, desk);
    // A word for both is a question: each is below.
    if (saved !== null && only === undefined) return savedAnswer(saved, desk, hands);
    if (only === undefined || other !== undefined || saved !== null) return NOTHING;
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

function savedAnswer(saved: SavedOnDesk, desk: OwnDesk, hands: PaletteHands): CommandAnswer {
  if (isNobodyLeft(saved)) return say(words.savedNobody(saved.name), words.savedNobodyHint);
  return isFrontNow(saved, desk) ? NOTHING : section([savedChoice(saved, desk, hands)]);
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
  const saved = resolved.state === 'unknown' ? savedMeant(command, desk) : null;
  if (saved !== null) {
    if (command.when !== null && !isNobodyLeft(saved))
      return timedAnswer(command.when, nowMs, (when) => savedChoice(saved, desk, hands, when));
    const answer = savedAnswer(saved, desk, hands);
    return answer === NOTHING ? say(words.alreadySo) : answer;
  }
  switch (resolved.state) {
    case 'ready':
      return timedAnswer(command.when, nowMs, (when) => recordChoice(desk, resolved.front, when));
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
      return say(words.unknownNames(resolved.names), words.unknownNamesHint);
    case 'same':
      return say(words.alreadySo);
    case 'front-unknown':
      return say(words.frontUnknown, words.frontUnknownHint);
  }
}

/** The choices at the times that may be meant. */
function timedAnswer(
  when: TypedCommand['when'],
  nowMs: number,
  choiceAt: (when: RecordOptions) => PaletteChoice,
): CommandAnswer {
  if (when === null) return section([choiceAt({})]);
  const { times, isSkipped } = whenMeant(when, nowMs);
  const isTwice = times.length > 1;
  return section(
    times.map((atMs) => choiceAt({ atMs, isTwice, isSkipped })),
    isTwice ? localTimeWords.twice : undefined,
  );
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
