import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { setInteractionModality, useFocusVisible } from 'react-aria/useFocusVisible';
import { MenuItem as AriaMenuItem, Menu } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { isForBrowser } from '../is-for-browser.ts';
import { cx } from '../layout/class-names.ts';
import styles from './popover.module.css';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  isDanger?: boolean;
  isDisabled?: boolean;
  /** The address of an entry that leads somewhere: it is a link, which can be opened in another tab. */
  href?: () => string;
  /** Also the press of a link, unless the browser follows it. */
  onAction: () => void;
}

export interface MenuWindowProps {
  label: string;
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  items: readonly MenuItem[];
}

/** The menu of `MenuButton`; separate, because it imports the overlay and collection code. */
export function MenuWindow({ label, items, onOpenChange, ...overlay }: MenuWindowProps) {
  const { isOpen } = overlay;
  const { isFocusVisible: isByKey } = useFocusVisible();
  useLayoutEffect(() => {
    // react-aria takes a key on a button for a screen reader, and then focuses the menu instead of its first item.
    if (isOpen && isByKey) setInteractionModality('keyboard');
  }, [isOpen, isByKey]);
  const act = ({ onAction }: MenuItem) => {
    onOpenChange(false);
    onAction();
  };
  return (
    <Popover
      {...overlay}
      onOpenChange={onOpenChange}
      offset={6}
      placement="bottom end"
      className={styles.popover ?? ''}
    >
      <Menu
        aria-label={label}
        autoFocus="first"
        className={styles.menu ?? ''}
        onClose={() => onOpenChange(false)}
      >
        {items.map((item) => (
          <AriaMenuItem
            key={item.id}
            id={item.id}
            textValue={item.label}
            isDisabled={item.isDisabled ?? false}
            className={cx(styles.item, item.isDanger && styles.danger)}
            {...(item.href === undefined
              ? { onAction: () => act(item) }
              : {
                  href: item.href(),
                  onClick: (event) => {
                    if (isForBrowser(event)) return;
                    event.preventDefault();
                    act(item);
                  },
                })}
          >
            {item.icon}
            {item.label}
          </AriaMenuItem>
        ))}
      </Menu>
    </Popover>
  );
}
