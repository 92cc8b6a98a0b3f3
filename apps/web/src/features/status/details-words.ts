import { defineWords } from '../../text/define-words.ts';

/** The words of the dialog with the details of a system or fronter. */
export const detailsWords = defineWords({
  memberOf: (system: string) => `Member of ${system}`,
  zoomIn: (name: string) => `Enlarge ${name}’s picture`,
  zoomOut: 'Make the picture smaller',
  id: 'ID',
  copyId: 'Copy ID',
  pronouns: 'Pronouns',
  tag: 'System tag',
  color: 'Colour',
  created: 'Created',
  birthday: 'Birthday',
  messages: 'Messages',
  lastMessage: 'Last message',
  proxyTags: 'Proxy tags',
  proxyExample: 'hello',
  notShared: 'Not shared',
  none: 'None shared',
  lookupSystem: 'Open system page',
  lookupMember: 'Open member page',
  description: 'Description',
});
