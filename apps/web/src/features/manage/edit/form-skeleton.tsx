import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import sections from './form-sections.module.css';

const FIELDS = ['6em', '8em', '5em', '7em'];

/** The placeholder of a form that is loading. */
export function FormSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className={sections.section}>
      <VisuallyHidden>
        <span role="status">{label}</span>
      </VisuallyHidden>
      {FIELDS.map((width) => (
        <div key={width}>
          <Skeleton width={width} />
          <Skeleton height="44px" />
        </div>
      ))}
    </div>
  );
}
