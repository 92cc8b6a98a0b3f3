import { createFileRoute } from '@tanstack/react-router';
import { MembersPart } from '../features/manage/servers/members-part.tsx';

export const Route = createFileRoute('/manage/servers/$guild/members')({
  validateSearch: ({ member }): { member?: string } => (typeof member === 'string' ? { member } : {}),
  component: ServerMembers,
});

function ServerMembers() {
  const { guild } = Route.useParams();
  const { member } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <MembersPart
      guildId={guild}
      memberId={member}
      onMember={(next) =>
        void navigate({
          search: next === undefined ? {} : { member: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  );
}
