import { defineWords } from '../../../text/define-words.ts';

/** The words of the preview beside a form. */
export const previewWords = defineWords('previewWords', {
  seenBy: 'Seen by',
  seers: { others: 'Others', owner: 'You' },
  unnamed: 'No name yet',
  tag: 'System tag',
  nameThere: 'Name in this server',
  tagThere: 'Tag in this server',
  tagOff: 'Off',
  birthday: 'Birthday',
  proxyTags: 'Proxy tags',
  hiddenTitle: 'Others don’t see',
  unlisted: 'Left out of lists that others see',
  message: {
    title: 'In Discord',
    app: 'APP',
    text: 'Hello there!',
    typed: 'You type',
    untagged: 'If sent without proxy tags, for example with autoproxy.',
    anyone: 'Even if they are private, everyone in the channel sees this name and picture.',
    tooLong: (length: number) =>
      `This name has ${length} characters. Discord allows 80, so PluralKit can’t send messages with it.`,
    someone: 'A member',
    off: 'Proxying is off in this server, so PluralKit sends no messages there.',
    withoutPicture: 'The picture is for members without their own.',
  },
});
