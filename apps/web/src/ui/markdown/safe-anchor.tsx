import type { ReactNode } from 'react';
import styles from './markdown.module.css';

interface SafeAnchorProps {
  /** From the tree: only `http:` or `https:`. */
  href: string;
  host: string;
  /** Shows the true host after a label that does not. */
  showHost: boolean;
  /** Whether the label contains a control, which may not be in a link: then only the host is a link. */
  isLabelApart: boolean;
  children: ReactNode;
}

/** A link by another person: it shows its target, and sends the target no referrer. */
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
