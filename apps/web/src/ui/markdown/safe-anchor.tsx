import type { ReactNode } from 'react';
import styles from './markdown.module.css';

interface SafeAnchorProps {
  /** From the tree: `http:` or `https:` and nothing else. */
  href: string;
  host: string;
  /** Says the true host after a label that does not. */
  showHost: boolean;
  /** Whether the label holds something to press, which may not be in a link: then only the host is one. */
  isLabelApart: boolean;
  children: ReactNode;
}

/** A link that somebody wrote: it tells where it goes and nothing to whom it goes. */
export function SafeAnchor({ href, host, showHost, isLabelApart, children }: SafeAnchorProps) {
  const label = <bdi>{children}</bdi>;
  const link = (content: ReactNode) => (
    <a
      href={href}
      title={href}
      target="_blank"
      rel="noopener noreferrer nofollow"
      referrerPolicy="no-referrer"
      className={styles.link}
    >
      {content}
    </a>
  );
  const shownHost = (
    <bdi dir="ltr" className={styles.host}>
      {`(${host})`}
    </bdi>
  );
  if (isLabelApart) {
    return (
      <>
        {label} {link(shownHost)}
      </>
    );
  }
  return link(
    showHost ? (
      <>
        {label} {shownHost}
      </>
    ) : (
      label
    ),
  );
}
