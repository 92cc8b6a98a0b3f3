import { useEffect, useRef, useState } from 'react';
import { useSession } from '../../../session/hooks.ts';
import { useAccounts } from '../../../session/use-accounts.ts';
import { useServices } from '../../../sync/services.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { cluster, stack } from '../../../ui/layout/layout.ts';
import { soft } from '../../../ui/text/text-look.ts';
import { Option } from '../options/option.tsx';
import { SettingsSection } from '../options/settings-section.tsx';
import { settingsWords } from '../words.ts';
import { AccountRow } from './account-row.tsx';
import styles from './account-section.module.css';
import { TokenForm } from './token-form.tsx';

const words = settingsWords.account;

/** The tokens of the person's own systems: how to get one, which is in use, and how to forget one. */
export function AccountSection() {
  const { demo } = useServices();
  if (demo) {
    return (
      <SettingsSection group="account">
        <Option id="token">{() => <p className={soft}>{words.demo}</p>}</Option>
      </SettingsSection>
    );
  }
  return <Tokens />;
}

function Tokens() {
  const { session } = useServices();
  const { state } = useSession();
  const { list } = useAccounts();
  const [savedCount, setSavedCount] = useState(0);
  const accountsBox = useRef<HTMLElement>(null);
  const handleSaved = () => setSavedCount((count) => count + 1);
  // The focused element was removed with the form.
  useEffect(() => {
    if (savedCount > 0) accountsBox.current?.focus();
  }, [savedCount]);
  const form = <TokenForm onSaved={handleSaved} />;
  const isUnknown = state !== 'no-token' && list.every(({ isActive }) => !isActive);
  const isFirst = list.length === 0 && (state === 'no-token' || state === 'loading');
  return (
    <SettingsSection group="account" savedCount={savedCount}>
      <Option id="token">
        {() => (
          // It stays when the last token is forgotten and the form for a first one replaces the list.
          <section ref={accountsBox} tabIndex={-1} aria-label={words.list} className={styles.tokens}>
            {isFirst ? (
              // While a first token is checked the form stays, with its text.
              form
            ) : (
              <>
                <ul className={stack(5)}>
                  {isUnknown && (
                    <li className={cluster(4)}>
                      <p role="status" className={styles.ownWords}>
                        {state === 'rejected'
                          ? words.rejected
                          : state === 'offline'
                            ? words.offline
                            : words.checking}
                      </p>
                      <Button onClick={session.forget}>{words.forget}</Button>
                    </li>
                  )}
                  {list.map((account) => (
                    <AccountRow
                      key={`${account.viewer} ${account.isStored}`}
                      account={account}
                      isAlone={list.length === 1}
                      listOfTokens={() => accountsBox.current}
                    />
                  ))}
                </ul>
                <Disclosure
                  // Closed again once a token was accepted.
                  key={savedCount}
                  title={words.another}
                  isInitiallyOpen={state === 'rejected' || state === 'no-token'}
                >
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
          </section>
        )}
      </Option>
    </SettingsSection>
  );
}
