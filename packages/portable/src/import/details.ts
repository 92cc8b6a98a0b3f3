import { LIMITS } from '@frontboard/model';
import type { FileMember, MemberDetail } from '../system-file.ts';

/**
 * The member with its details below the description, one per line, as many whole lines as there is room for. Unchanged without details or a
 * format for them.
 */
export function withDetails(member: FileMember, line: string): FileMember {
  if (line === '' || member.details === undefined) return member;
  const description = typeof member.fields.description === 'string' ? member.fields.description : '';
  let text = description.trimEnd();
  for (const [index, detail] of member.details.entries()) {
    const longer = `${text}${text === '' ? '' : index === 0 ? '\n\n' : '\n'}${written(detail, line)}`;
    if (longer.length > LIMITS.description) break;
    text = longer;
  }
  return text === description.trimEnd()
    ? member
    : { ...member, fields: { ...member.fields, description: text } };
}

/** A detail in the format `line`. Of a longer text than there is room for, only so much that it does not fit. */
function written(detail: MemberDetail, line: string): string {
  return line.replace(/\{(name|value)\}/g, (_, key: 'name' | 'value') =>
    detail[key].slice(0, LIMITS.description + 1),
  );
}
