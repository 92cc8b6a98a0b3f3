/** The addresses that lead somewhere without saying more: what the palette and the keys can go to. */
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
