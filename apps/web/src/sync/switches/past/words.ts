import { defineWords } from '../../../text/define-words.ts';

/** The words for what can go wrong with a single switch. */
export const pastSwitchWords = defineWords({
  gone: {
    title: 'This switch no longer exists',
    detail: 'It was deleted elsewhere. Nothing was changed. Record it again if you need it.',
  },
  sameTime: {
    title: 'Another switch has exactly this time',
    detail: 'PluralKit keeps one switch per instant. Choose a second earlier or later.',
  },
  sameMembers: {
    title: 'Nothing to change',
    detail: 'The switch already has the same members in the same order.',
  },
  twice: {
    title: 'A member appears twice',
    detail: 'PluralKit accepts each member once.',
  },
  unknownMember: {
    title: 'A member is no longer in your system',
    detail: 'A chosen member was deleted or belongs to another system. Remove them and try again.',
  },
  limit: {
    title: 'PluralKit’s limit is reached',
    detail: 'PluralKit accepts no more of these.',
  },
  tokenRefused: {
    title: 'Your token didn’t work',
    detail: 'It may have been refreshed. What you entered is still here. Enter the new token in Settings.',
  },
  notYours: {
    title: 'This token can’t change that',
    detail: 'The token may belong to another system. What you entered is still here.',
  },
  notDone: 'Nothing was changed. What you entered is still here.',
  unsure: {
    title: 'PluralKit didn’t answer',
    detail:
      'It may or may not have been saved. If you try again, Frontboard checks first and never saves it twice.',
  },
});
