import { Button } from '../buttons/button.tsx';
import { cluster } from '../layout/layout.ts';

interface InlineFormFootProps {
  save: string;
  discard: string;
  onDiscard: () => void;
}

/** The foot of a form that stands in a page: the button that saves it, and the one that discards what was typed. */
export function InlineFormFoot({ save, discard, onDiscard }: InlineFormFootProps) {
  return (
    <div className={cluster(2)}>
      <Button type="submit" variant="primary" size="small">
        {save}
      </Button>
      <Button size="small" variant="quiet" onClick={onDiscard}>
        {discard}
      </Button>
    </div>
  );
}
