import { type Member, recordKey } from '@frontboard/model';
import { Link } from '@tanstack/react-router';
import { ownRef } from '../../../session/caller.ts';
import { useOwnSystem } from '../../../session/hooks.ts';
import { useKnownServers } from '../../../session/servers.ts';
import chips from '../../../ui/layout/chips.module.css';
import { cluster } from '../../../ui/layout/layout.ts';
import { Foreign } from '../../../ui/text/foreign.tsx';
import { soft } from '../../../ui/text/text-look.ts';
import { serverTitle } from '../server-title.ts';
import { memberWords } from './words.ts';

const words = memberWords.form.servers;

/** The links to a member's settings for each server that the person has added. */
export function MemberServers({ member }: { member: Member }) {
  const own = useOwnSystem();
  const { servers } = useKnownServers(ownRef(own));
  return (
    <>
      <p className={soft}>{servers.length === 0 ? words.none : words.text}</p>
      <ul className={cluster(2)}>
        {servers.map((server) => (
          <li key={server.id}>
            <Link
              to="/manage/servers/$guild/members"
              params={{ guild: server.id }}
              search={{ member: recordKey(member) }}
              className={chips.chip}
            >
              <Foreign>{serverTitle(server)}</Foreign>
            </Link>
          </li>
        ))}
        {servers.length === 0 && (
          <li>
            <Link to="/manage/servers" className={chips.chip}>
              {words.add}
            </Link>
          </li>
        )}
      </ul>
    </>
  );
}
