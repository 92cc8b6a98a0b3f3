import { defineWords } from '../../text/define-words.ts';

/** What a switch is called where it has no members. */
export const switchNameWords = defineWords({ switchOut: 'Switch-out' });
