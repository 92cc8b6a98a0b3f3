import { defineWords } from '../../text/define-words.ts';

/** What the head of a member, group or system says: lists of a looked-up system have one above them, and nothing else of its page. */
export const recordHeadWords = defineWords('recordHeadWords', {
  /** Replaces the name while it is loading, or if there is none to show. */
  member: 'Member',
  group: 'Group',
  system: 'System',
  zoomIn: (name: string) => `Enlarge ${name}’s picture`,
  edit: 'Edit',
  more: 'More',
  moreFor: (name: string) => `More for ${name}`,
  onlyYou: 'Only you see this',
});
