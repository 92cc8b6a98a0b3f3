import { type ComponentProps, createContext, type ReactNode, useContext } from 'react';
import { SegmentedControl } from '../../../ui/fields/segmented-control.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { ToggleSwitch } from '../../../ui/fields/toggle-switch.tsx';
import { type OptionId, optionWords } from '../option-words.ts';
import styles from './option.module.css';

/** The results of the screen's search; null without one. */
export const FoundOptions = createContext<ReadonlySet<OptionId> | null>(null);

/** The option in the address, if any. */
export const PointedOption = createContext<OptionId | null>(null);

interface OptionProps {
  id: OptionId;
  children: (words: { readonly label: string; readonly description: string }) => ReactNode;
}

/** One option: the row that a search finds and that `#id` in the address opens. A hidden one stays in the page, with its typed text. */
export function Option({ id, children }: OptionProps) {
  const found = useContext(FoundOptions);
  const isPointed = useContext(PointedOption) === id;
  const { label, text } = optionWords[id];
  return (
    <div
      id={id}
      hidden={found !== null && !found.has(id)}
      className={styles.option}
      data-pointed={isPointed || undefined}
    >
      {children({ label, description: text })}
    </div>
  );
}

interface ToggleOptionProps {
  id: OptionId;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
}

/** An option that is on or off. */
export function ToggleOption({ id, ...toggle }: ToggleOptionProps) {
  return <Option id={id}>{(words) => <ToggleSwitch {...words} {...toggle} />}</Option>;
}

type ChoiceProps<Value extends string> = { id: OptionId } & Pick<
  ComponentProps<typeof SelectField<Value>>,
  'value' | 'onChange'
>;

/** An option with few choices, all visible. */
export function SegmentedOption<Value extends string>({
  id,
  ...choice
}: ChoiceProps<Value> & Pick<ComponentProps<typeof SegmentedControl<Value>>, 'options'>) {
  return <Option id={id}>{(words) => <SegmentedControl {...words} {...choice} layout="row" />}</Option>;
}

/** An option with a list of choices. */
export function ChoiceOption<Value extends string>({
  id,
  ...choice
}: ChoiceProps<Value> & Pick<ComponentProps<typeof SelectField<Value>>, 'options'>) {
  return <Option id={id}>{(words) => <SelectField {...words} {...choice} layout="row" />}</Option>;
}
