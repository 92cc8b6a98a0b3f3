import type { FieldDefinition } from '../../session/local/local-tables.ts';
import { defineWords } from '../../text/define-words.ts';

/** What lists say of what is only on this device, which only own members have. */
export const ownListWords = defineWords('ownListWords', {
  marks: 'Marks (on this device)',
  note: 'Note (on this device)',
  yes: 'Yes',
  no: 'No',
  field: (name: string) => `${name} (on this device)`,
  state: 'State (on this device)',
  /** How a list is sorted by a field, by its kind. */
  orders: {
    text: { asc: 'A to Z', desc: 'Z to A' },
    link: { asc: 'A to Z', desc: 'Z to A' },
    number: { asc: 'Smallest first', desc: 'Largest first' },
    date: { asc: 'Oldest first', desc: 'Newest first' },
    choice: { asc: 'First choice first', desc: 'Last choice first' },
    'yes-no': { asc: 'Yes first', desc: 'No first' },
  } satisfies Record<FieldDefinition['kind'], { asc: string; desc: string }>,
});
