import { Button } from '../button.tsx';
import { cluster } from '../layout.ts';

interface FormFootProps {
  save: string;
  discard: string;
  onDiscard: () => void;
}

/** The foot of a form that stands in a page: the button that saves it, and the one that discards what was typed. */
export function FormFoot({ save, discard, onDiscard }: FormFootProps) {
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
