import { defineWords } from '../../text/define-words.ts';

export const followPreviewWords = defineWords('followPreviewWords', { notShared: 'This isn’t shared.' });
