import { memberQuerySchema, memberQueryToSearch } from '@frontboard/model/list';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import styles from './back-to-members.module.css';
import { memberWords } from './words.ts';

/** Back to the list of one's own members, as it was searched and sorted when the form was opened from it. */
export function BackToMembers() {
  const { parseSearch } = useRouter().options;
  const from = useLocation({ select: ({ state }) => state.browsed?.from });
  const address = new URL(from ?? '/manage/members', window.location.origin);
  const isOwnList = address.pathname.endsWith('/manage/members');
  const query = memberQuerySchema.parse(isOwnList ? parseSearch?.(address.search) : {});
  return (
    <Link to="/manage/members" search={memberQueryToSearch(query)} className={styles.back}>
      <ArrowLeft aria-hidden="true" size={18} />
      {memberWords.title}
    </Link>
  );
}
