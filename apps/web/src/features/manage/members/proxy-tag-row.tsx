import { LIMITS, type Member, type ProxyTag } from '@frontboard/model';
import type { TagProblem } from '@frontboard/model/proxy';
import { TriangleAlert, X } from 'lucide-react';
import { useId } from 'react';
import { proxyText } from '../../../lists/entries/proxy-text.ts';
import { listWords } from '../../../lists/words.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import fieldStyles from '../../../ui/fields/field.module.css';
import { tiedTo } from '../../../ui/fields/field.tsx';
import { VERBATIM_INPUT } from '../../../ui/fields/verbatim-input.ts';
import { stack } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import styles from './proxy-tags-field.module.css';
import { useMemberNameOf } from './use-name-of.ts';
import { memberWords } from './words.ts';

const words = memberWords.tags;
/** How many of the overlapping tags are named. */
const MOST_NAMED = 3;
/** From here on the length is shown. */
const NEAR_LIMIT = 80;

interface ProxyTagRowProps {
  tag: ProxyTag;
  /** From 1. */
  position: number;
  /** The empty row in which the next one is written. */
  isNext: boolean;
  problems: readonly TagProblem<Member>[];
  /** The id of the message about the tags as a whole. */
  errorId: string | undefined;
  onChange: (tag: ProxyTag) => void;
  onRemove: () => void;
}

/** One proxy tag: the texts before and after the message, and its problems. */
export function ProxyTagRow({
  tag,
  position,
  isNext,
  problems,
  errorId,
  onChange,
  onRemove,
}: ProxyTagRowProps) {
  const id = useId();
  const nameOf = useMemberNameOf();
  const { length } = proxyText(tag);
  const isTooLong = length > LIMITS.proxyTag;
  const side = (name: 'prefix' | 'suffix') => (
    <input
      aria-label={isNext ? words.next[name] : words[name](position)}
      {...tiedTo(isTooLong ? { errorId: `${id}-notes` } : { descriptionId: `${id}-notes`, errorId })}
      data-side={name}
      className={fieldStyles.control}
      {...VERBATIM_INPUT}
      value={tag[name] ?? ''}
      onChange={(event) => onChange({ ...tag, [name]: event.currentTarget.value || null })}
    />
  );
  return (
    <li className={stack(1)}>
      <div className={styles.sides}>
        {side('prefix')}
        <span aria-hidden="true" className={soft}>
          {listWords.taggedText}
        </span>
        {side('suffix')}
        <span className={styles.remove}>
          {!isNext && (
            <IconButton
              label={words.remove}
              spokenLabel={words.removeNth(position)}
              icon={<X />}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      <div id={`${id}-notes`} className={styles.notes}>
        {length >= NEAR_LIMIT && (
          <p className={isTooLong ? styles.over : undefined}>{words.length(length, LIMITS.proxyTag)}</p>
        )}
        {problems.slice(0, MOST_NAMED).map((problem) => (
          <p key={JSON.stringify([problem.kind, 'member' in problem && [problem.member.id, problem.tag]])}>
            <TriangleAlert aria-hidden="true" />
            <span>{problemText(problem, nameOf)}</span>
          </p>
        ))}
        {problems.length > MOST_NAMED && <p>{memberWords.proxies.more(problems.length - MOST_NAMED)}</p>}
      </div>
    </li>
  );
}

function problemText(problem: TagProblem<Member>, nameOf: (member: Member) => string): string {
  switch (problem.kind) {
    case 'same':
      return words.same(nameOf(problem.member));
    case 'yields':
      return words.yields(nameOf(problem.member), proxyText(problem.tag));
    case 'takes':
      return words.takes(nameOf(problem.member), proxyText(problem.tag));
    case 'twice':
      return words.twice;
    case 'never':
      return words.never;
    case 'always':
      return words.always;
    case 'command':
      return words.command;
    case 'text':
      return words.text;
  }
}
