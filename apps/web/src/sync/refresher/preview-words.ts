import { defineWords } from '../../text/define-words.ts';

export const previewWords = defineWords('previewWords', { notShared: 'This isn’t shared.' });
