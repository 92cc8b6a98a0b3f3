/** Everything the screens of the own groups say. */
export const groupWords = {
  title: 'Your groups',
  asOthers: 'As others see them',
  loading: 'Loading your groups',
  failed: 'Your groups couldn’t be loaded',
  none: 'No groups yet',
  noneText: 'A group is a list of members with a name of its own. A member can be in any number of them.',
  known: 'As PluralKit told it',
  limit: {
    count: (count: string, limit: string) => `${count} of up to ${limit} groups.`,
    near: (left: number) => (left === 1 ? 'There is room for one more.' : `There is room for ${left} more.`),
    reached:
      'That is as many as PluralKit allows. A new one can be written here and waits on this device until there is room.',
  },
  toList: 'All your groups',
  gone: 'This group isn’t among yours',
  goneText: 'It may have been deleted, or it belongs to another system.',
  seeAsOthers: 'As others see it',
  remove: 'Delete',
} as const;
