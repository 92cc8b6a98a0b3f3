import { Component, type MouseEvent, type ReactNode } from 'react';
import { isMissingCode } from '../../platform/missing-code.ts';
import { Button } from '../buttons/button.tsx';
import { uiWords } from '../words.ts';
import styles from './boundary.module.css';

interface BoundaryProps {
  children: ReactNode;
  /** Frames the message if its place needs more, such as the cell of a table. */
  fallback?: (failed: ReactNode) => ReactNode;
  /** The part is inside something that can be pressed: only the message is shown. */
  isPressable?: boolean;
}

interface BoundaryState {
  hasFailed: boolean;
  isMissing?: boolean;
}

/** Limits a crash to one part of the screen: shows a message in its place, and offers what may help. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { hasFailed: true, isMissing: isMissingCode(error) };
  }

  override render() {
    const { children, fallback, isPressable } = this.props;
    const { hasFailed, isMissing } = this.state;
    if (!hasFailed) return children;
    if (isPressable) return <span>{uiWords.partFailed}</span>;
    const failed = (
      <div className={styles.failed}>
        <p>{isMissing ? uiWords.partMissing : uiWords.partFailed}</p>
        <Button size="small" onClick={isMissing ? () => window.location.reload() : this.#retry}>
          {isMissing ? uiWords.loadAgain : uiWords.tryAgain}
        </Button>
      </div>
    );
    return fallback === undefined ? failed : fallback(failed);
  }

  readonly #retry = ({ currentTarget }: MouseEvent) => {
    // The button disappears; the focus must not be lost with it.
    const places: Element[] = [];
    for (let it = currentTarget.parentElement; it !== null; it = it.parentElement) places.push(it);
    this.setState({ hasFailed: false }, () =>
      places
        .find(({ isConnected }) => isConnected)
        ?.querySelector<HTMLElement>('a[href], button, input, [tabindex]')
        ?.focus(),
    );
  };
}
