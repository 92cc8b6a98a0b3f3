import { defineWords } from '../../text/define-words.ts';

/** What the pages of a system, a member and a group say alike. */
export const pageWords = defineWords('pageWords', {
  badge: 'Yours',
  badgePublic: 'As others see it',
  asOthers: 'View as others',
  publicView: 'This is what everyone sees without your token.',
  endPublicView: 'Show all again',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
});
