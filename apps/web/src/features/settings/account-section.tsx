import { systemLabel } from '@frontboard/model';
import { type ReactNode, useState } from 'react';
import { useImageAllowed } from '../../data/images/use-image-allowed.ts';
import { useNotify, useSession, useSettings } from '../../state/hooks.ts';
import { useServices } from '../../state/services.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import styles from './account-section.module.css';
import { SettingsSection } from './settings-section.tsx';
import { TokenForm } from './token-form.tsx';
import { settingsWords } from './words.ts';

const words = settingsWords.account;

/** The key to the person's own system: how to get it, whether it works, and how to be rid of it. */
export function AccountSection() {
  const { demo } = useServices();
  const { state, system } = useSession();
  const [savedCount, setSavedCount] = useState(0);
  const form = <TokenForm onSaved={() => setSavedCount((count) => count + 1)} />;
  if (demo) {
    return (
      <SettingsSection title={words.title}>
        <p className={styles.soft}>{words.demo}</p>
      </SettingsSection>
    );
  }
  return (
    <SettingsSection title={words.title} lead={words.lead} savedCount={savedCount}>
      {state === 'no-token' || (state === 'loading' && system === null) ? (
        // While a first key is checked the form stays, with what was typed in it.
        form
      ) : (
        <>
          <OwnSystem />
          <Disclosure title={words.another} isInitiallyOpen={state === 'rejected'}>
            {form}
          </Disclosure>
        </>
      )}
      <Disclosure title={words.about}>
        <dl className={styles.facts}>
          {words.facts.map((fact) => (
            <div key={fact.term}>
              <dt>{fact.term}</dt>
              <dd>
                {'command' in fact && (
                  <>
                    {fact.before} <code>{fact.command}</code>{' '}
                  </>
                )}
                {fact.text}
              </dd>
            </div>
          ))}
        </dl>
      </Disclosure>
    </SettingsSection>
  );
}

/** Whose key is in use, as far as that is known, and the way to forget it. */
function OwnSystem() {
  const { settings } = useServices();
  const { state, system, setToken, forget } = useSession();
  const { notify } = useNotify();
  const detectPronouns = useSettings((current) => current.detectPronouns);
  const isImageAllowed = useImageAllowed();
  const name = system === null ? null : systemLabel(system, { detectPronouns }).name;
  const takeBack = async (token: string) => {
    const result = await setToken(token);
    if (!result.ok) notify({ kind: 'warning', title: words.notTakenBack });
  };
  const handleForget = () => {
    // Held for as long as the notice stays, so that one press in the wrong place costs nothing.
    const { token } = settings.getState();
    forget();
    notify({
      kind: 'info',
      title: words.forgotten,
      caption: words.forgottenCaption,
      ...(token !== null && { action: { label: words.undo, run: () => void takeBack(token) } }),
    });
  };
  const stateWords: Record<typeof state, ReactNode> = {
    'no-token': null,
    loading: words.checking,
    'logged-in': words.loggedIn,
    offline: words.offline,
    rejected: words.rejected,
  };
  return (
    <div className={styles.own}>
      {system !== null && (
        <Avatar
          src={system.avatarUrl}
          name={name}
          size={48}
          shape="squircle"
          color={system.color}
          allowed={isImageAllowed(system.avatarUrl)}
        />
      )}
      <div className={styles.ownWords}>
        {system !== null && <p className={styles.name}>{name ?? words.unnamed}</p>}
        <p role="status" className={styles.soft}>
          {stateWords[state]}
        </p>
      </div>
      <Button onClick={handleForget}>{words.forget}</Button>
    </div>
  );
}
