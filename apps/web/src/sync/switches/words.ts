import { defineWords } from '../../text/define-words.ts';

/** The words for switches on their way. */
export const queueWords = defineWords({
  future: 'That time is in the future. Confirm it, or choose now.',
  duplicateMember: 'The same member is in there twice.',
  noAccount: 'Switches need the key of your system. You can enter it in the settings.',
  full: 'Very many switches are waiting already. Once some have been sent, there is room for new ones.',
  busy: 'The switch before this one is still being kept. Nothing was recorded; press once more.',
  cannotLoad:
    'A part of Frontboard could not be loaded, so this was not recorded. Try again when you are online; if that doesn’t help, reload the page.',
  tooLateToUndo:
    'That switch is no longer in the outbox. You can still delete it from the list of recent switches.',
  nothingToUndo: 'There is nothing to take back: PluralKit had it like this already.',
  correctedBefore: 'It was corrected since. Take the correction back first.',
  waits: {
    offline: 'This device is offline. It is sent as soon as there is a connection.',
    unreachable: 'PluralKit can’t be reached. It is sent again by itself, at the same moment.',
    trouble: 'PluralKit has trouble right now. It is sent again by itself, at the same moment.',
    limited:
      'PluralKit asks us to slow down. It is sent by itself as soon as that is allowed, at the same moment.',
    noKey: 'The key was refused. It is sent once a working key of the same system is entered.',
    checking: 'The key is being checked.',
    held: 'The same members are fronting already. It is settled once the switch before it is.',
  },
  refused: {
    member: {
      title: 'Someone in this switch isn’t in your system any more',
      detail: 'Choose again who is fronting, or give this switch up.',
    },
    duplicates: {
      title: 'PluralKit found someone in there twice',
      detail: 'Choose again who is fronting, or give this switch up.',
    },
    notAllowed: {
      title: 'This key may not do that',
      detail: 'Enter the key of this system in the settings, then try again. Nothing is lost until then.',
    },
    title: 'PluralKit didn’t accept this switch',
  },
  movedOn: {
    title: 'Someone switched elsewhere in the meantime',
    caption: 'So your correction was recorded as a switch of its own, at the moment you tapped.',
  },
});
