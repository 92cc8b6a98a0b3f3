import type { Layout } from '@frontboard/model';
import { FirstRunScreen } from '../features/first-run/first-run-screen.tsx';
import { StatusScreen } from '../features/status/status-screen.tsx';
import { useFollowed } from '../state/hooks.ts';

/** The status screen, or what explains the app while nobody is followed. */
export function StatusPlace({ layout }: { layout: Layout }) {
  const isEmpty = useFollowed().length === 0;
  return isEmpty ? <FirstRunScreen /> : <StatusScreen layout={layout} />;
}
