import { ListOrdered, Monitor } from 'lucide-react';
import { useLayoutControls } from '../../../state/layout-options.ts';
import { displayOptionWords as words } from '../../../text/display-option-words.ts';
import { LinkButton } from '../../../ui/buttons/link-button.tsx';
import { OptionControl } from '../../../ui/fields/option-control.tsx';
import { stack } from '../../../ui/layout/layout.ts';
import { folderWords } from '../folder-words.ts';
import type { StatusLayout } from '../layouts.ts';
import { statusWords } from '../words.ts';
import styles from './options-panel.module.css';
import { OrderOption } from './order-option.tsx';

/** Every option of one layout. Each takes effect at once and is remembered. */
export function OptionsPanel({ layout }: { layout: StatusLayout }) {
  const controls = useLayoutControls(layout);
  const draw = (isToggle: boolean) =>
    controls
      .filter(({ kind }) => (kind === 'toggle') === isToggle)
      .map((option) => (
        <OptionControl
          key={option.name}
          option={option}
          label={words.labels[option.name]}
          unit={words.px}
          placeLabels={option.kind === 'place' ? words.places[option.name] : {}}
        />
      ));
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>{words.titleOf[layout]}</h2>
      <OrderOption />
      {draw(false)}
      <div className={stack(0)}>{draw(true)}</div>
      <LinkButton to="/manage/followed" icon={<ListOrdered aria-hidden="true" />}>
        {statusWords.arrange}
      </LinkButton>
      <LinkButton to="/board" icon={<Monitor aria-hidden="true" />}>
        {folderWords.board}
      </LinkButton>
    </div>
  );
}
