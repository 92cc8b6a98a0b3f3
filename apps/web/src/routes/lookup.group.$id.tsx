import { createFileRoute } from '@tanstack/react-router';
import { GroupMembers } from '../features/lookup/entity/group-members.tsx';
import { GroupScreen } from '../features/lookup/entity/group-screen.tsx';
import { readViewSearch } from '../features/lookup/entity/view-search.ts';
import { shellWords } from '../features/shell/words.ts';

export const Route = createFileRoute('/lookup/group/$id')({
  staticData: { title: shellWords.titles.group, family: 'lookup-group' },
  validateSearch: readViewSearch,
  component: GroupPage,
});

function GroupPage() {
  const { id } = Route.useParams();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <GroupScreen
      id={id}
      isPublicView={search.as === 'others'}
      onPublicView={(isPublicView) =>
        void navigate({
          search: isPublicView ? { as: 'others' } : {},
          hash: true,
          state: true,
          replace: true,
        })
      }
      members={(group) => <GroupMembers group={group} />}
    />
  );
}
