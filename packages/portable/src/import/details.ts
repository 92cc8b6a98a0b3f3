import { LIMITS } from '@frontboard/model';
import type { FileMember } from '../system-file.ts';

/**
 * The member with its details below the description, one per line, as many whole lines as there is room for. Unchanged without details or a
 * format for them.
 */
export function withDetails(member: FileMember, line: string | null): FileMember {
  if (line === null || member.details === undefined) return member;
  const lines = member.details.map(({ name, value }) =>
    line.replace(/\{(name|value)\}/g, (_, key: string) => (key === 'name' ? name : value)),
  );
  const description = typeof member.fields.description === 'string' ? member.fields.description : '';
  let text = description.trimEnd();
  for (const [index, next] of lines.entries()) {
    const longer = `${text}${text === '' ? '' : index === 0 ? '\n\n' : '\n'}${next}`;
    if (longer.length > LIMITS.description) break;
    text = longer;
  }
  return text === description.trimEnd()
    ? member
    : { ...member, fields: { ...member.fields, description: text } };
}
