import { BackLink } from '../ui/buttons/back-link.tsx';
import { backWords } from './back-words.ts';

/** From each screen below Manage back to it. */
export function BackToManage() {
  return <BackLink to="/manage">{backWords.manage}</BackLink>;
}
