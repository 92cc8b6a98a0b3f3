/** Everything the screens of the own members say. */
export const memberWords = {
  title: 'Your members',
  asOthers: 'As others see them',
  loading: 'Loading your members',
  failed: 'Your members couldn’t be loaded',
  none: 'No members yet',
  noneText:
    'Everyone in your system can have a place here, with a name, a picture and proxy tags of their own.',
  known: 'As PluralKit told it',
  limit: {
    count: (count: string, limit: string) => `${count} of up to ${limit} members.`,
    near: (left: number) => (left === 1 ? 'There is room for one more.' : `There is room for ${left} more.`),
    reached:
      'That is as many as PluralKit allows. A new one can be written here and waits on this device until there is room.',
  },

  proxies: {
    title: 'Who would speak?',
    lead: 'Type a message as you would in Discord, and see who it becomes.',
    message: 'Message',
    placeholder: 'L: hello',
    becomes: (name: string) => `${name} says:`,
    nobody: 'Nobody’s proxy tags match. It goes out as you wrote it, or by autoproxy.',
    empty: (name: string) =>
      `These are ${name}’s proxy tags with nothing between them. Only a message with a file is sent like this.`,
    unclear: (names: string) =>
      `It is not settled who speaks: the tags of ${names} match equally well, and PluralKit may take any of them.`,
    caseSensitive: 'Capital letters in proxy tags count, as your system is set.',
    caseInsensitive: 'Capital letters in proxy tags don’t count, as your system is set.',
    collisions: (count: number) =>
      count === 1 ? 'One pair of proxy tags overlaps' : `${count} pairs of proxy tags overlap`,
    same: (first: string, second: string, tag: string) =>
      `${first} and ${second} have the same: ${tag}. It is not settled who speaks.`,
    inside: (first: string, firstTag: string, second: string, secondTag: string) =>
      `A message that fits both ${firstTag} and ${secondTag} becomes ${second}, not ${first}: the longer one wins.`,
    more: (count: number) => `And ${count} more.`,
    text: 'text',
  },
} as const;
