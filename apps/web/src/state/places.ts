/** The addresses without parameters: where the palette and the shortcuts can go. */
export type PlacePath =
  | '/status'
  | '/status/tile'
  | '/status/list'
  | '/status/table'
  | '/switch'
  | '/history'
  | '/lookup'
  | '/manage'
  | '/manage/add'
  | '/manage/followed'
  | '/manage/system'
  | '/manage/members'
  | '/manage/groups'
  | '/manage/servers'
  | '/manage/file'
  | '/settings'
  | '/debug';
