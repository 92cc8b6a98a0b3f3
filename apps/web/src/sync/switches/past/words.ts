import { defineWords } from '../../../text/define-words.ts';

/** The words for what can go wrong with a single switch. */
export const pastSwitchWords = defineWords({
  gone: {
    title: 'This switch isn’t there any more',
    detail: 'It was deleted elsewhere. Nothing was changed. Record it anew if it should be there.',
  },
  sameTime: {
    title: 'Another switch is at that very moment',
    detail: 'PluralKit keeps one switch per instant. A second earlier or later works.',
  },
  sameMembers: {
    title: 'Nothing to change',
    detail: 'The same members in the same order are recorded there.',
  },
  twice: {
    title: 'Somebody is named twice',
    detail: 'PluralKit takes each member once.',
  },
  unknownMember: {
    title: 'Somebody isn’t in your system any more',
    detail: 'A chosen member was deleted, or belongs to another system. Take them out and try again.',
  },
  limit: {
    title: 'A limit of PluralKit is reached',
    detail: 'It takes no more of these.',
  },
  keyRefused: {
    title: 'Your key didn’t work',
    detail: 'It may have been renewed. What you entered is still here; renew the key in the settings.',
  },
  notYours: {
    title: 'PluralKit doesn’t let this key change that',
    detail: 'The key may belong to another system. What you entered is still here.',
  },
  notDone: 'Nothing was changed. What you entered is still here.',
  unsure: {
    title: 'No answer came',
    detail: 'It may have been saved or not. Trying again looks first and never does it twice.',
  },
});
