import { Fragment, useState } from 'react';
import { useSettings, useUpdateSettings } from '../../state/hooks.ts';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { ToggleSwitch } from '../../ui/fields/toggle-switch.tsx';
import { stack } from '../../ui/layout/layout.ts';
import { soft } from '../../ui/text/text-look.ts';
import { needsSingleKeys } from './find-shortcut.ts';
import { searchShortcuts } from './search-shortcuts.ts';
import styles from './shortcut-list.module.css';
import type { KeySteps, Shortcut } from './shortcuts.ts';
import { shortcutWords as words } from './words.ts';

/** All shortcuts by screen, with a search, and a switch that turns single-key shortcuts off. */
export function ShortcutList() {
  const [text, setText] = useState('');
  const singleKeys = useSettings((settings) => settings.singleKeys);
  const updateSettings = useUpdateSettings();
  const groups = searchShortcuts(text);
  const count = groups.reduce((sum, { shortcuts }) => sum + shortcuts.length, 0);
  return (
    <div className={stack(4)}>
      <SearchField
        data-initial-focus
        label={words.search}
        value={text}
        onChange={setText}
        resultText={text.trim() === '' ? '' : words.found(count)}
      />
      {groups.length === 0 && <p className={soft}>{words.nothing}</p>}
      <div className={stack(4)}>
        {groups.map(({ id, title, shortcuts }) => (
          <section key={id} aria-labelledby={`shortcuts-${id}`}>
            <h3 id={`shortcuts-${id}`} className={styles.title}>
              {title}
            </h3>
            <dl className={styles.list}>
              {shortcuts.map((shortcut) => (
                <div key={shortcut.name} className={styles.line}>
                  <dt>{shortcut.name}</dt>
                  <dd className={styles.ways}>
                    {!singleKeys && needsSingleKeys(shortcut) ? (
                      <span className={soft}>{words.turnedOff}</span>
                    ) : (
                      <Ways ways={shortcut.ways} />
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <ToggleSwitch
        label={words.singleKeys}
        description={words.singleKeysText}
        isSelected={singleKeys}
        onChange={(next) => updateSettings((current) => ({ ...current, singleKeys: next }))}
      />
    </div>
  );
}

function Ways({ ways }: Pick<Shortcut, 'ways'>) {
  return ways.map((way, index) => (
    <Fragment key={way.join(' ')}>
      {index > 0 && <span className={soft}> {words.or} </span>}
      <span className={styles.way}>
        <Steps steps={way} />
      </span>
    </Fragment>
  ));
}

function Steps({ steps }: { steps: KeySteps }) {
  return steps.map((step, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the same key can be pressed twice in a row
    <Fragment key={index}>
      {index > 0 && <span className={soft}> {words.followedBy} </span>}
      {step.split('+').map((key, place) => (
        <Fragment key={key}>
          {place > 0 && ' + '}
          <kbd className={styles.key}>{keyName(key)}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

function keyName(key: string): string {
  if (key === 'Mod')
    return /mac|iphone|ipad/i.test(navigator.platform) ? words.keys.ModOnMac : words.keys.Mod;
  const names: Readonly<Record<string, string>> = words.keys;
  return names[key] ?? key.toUpperCase();
}
