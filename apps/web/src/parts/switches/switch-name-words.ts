import { defineWords } from '../../text/define-words.ts';

/** The name of a switch without members. */
export const switchNameWords = defineWords('switchNameWords', { switchOut: 'Switch-out' });
