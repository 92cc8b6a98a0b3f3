import { Component, type MouseEvent, type ReactNode } from 'react';
import { isMissingCode } from '../platform/missing-code.ts';
import styles from './boundary.module.css';
import { Button } from './button.tsx';
import { uiWords } from './words.ts';

interface BoundaryProps {
  children: ReactNode;
  /** Frames the message where its place asks for more, such as the cell of a table. */
  fallback?: (failed: ReactNode) => ReactNode;
  /** The part is inside something that can be pressed: the message is alone. */
  isPressable?: boolean;
}

interface BoundaryState {
  hasFailed: boolean;
  isMissing?: boolean;
}

/** Keeps a part of the screen that crashed from taking anything else with it: it says so calmly, and offers what may help. */
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
    // The button goes; the focus must not go with it.
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
