import { useRouter } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal } from 'react-aria-components/Modal';
import { Veil } from '../../ui/dialogs/veil.tsx';
import { Boundary } from '../../ui/loading/boundary.tsx';
import type { PaletteHands } from './choices.ts';
import styles from './palette.module.css';
import { PaletteBox } from './palette-box.tsx';
import { paletteWords as words } from './words.ts';

interface PaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

const ENTITIES = {
  system: '/lookup/system/$id',
  member: '/lookup/member/$id',
  group: '/lookup/group/$id',
} as const;

/** The command palette: one field that finds members, screens and actions, and records a switch. The focus returns when it closes. */
export function Palette({ isOpen, onClose }: PaletteProps) {
  return (
    <Veil isOpen={isOpen} onClose={onClose} className={styles.veil}>
      <Modal className={styles.modal ?? ''}>
        <Dialog aria-label={words.title} className={styles.dialog ?? ''}>
          <Boundary>
            <Content onClose={onClose} />
          </Boundary>
        </Dialog>
      </Modal>
    </Veil>
  );
}

function Content({ onClose }: Pick<PaletteProps, 'onClose'>) {
  const { navigate } = useRouter();
  const [text, setText] = useState('');
  const [subjectId, setSubject] = useState<string | null>(null);
  const hands = useMemo((): PaletteHands => {
    const leave = (going: Promise<void>) => {
      void going;
      onClose();
    };
    return {
      go: (to) => leave(navigate({ to })),
      goToEntity: (kind, id) => leave(navigate({ to: ENTITIES[kind], params: { id } })),
      edit: (id) => leave(navigate({ to: '/manage/members/$id', params: { id } })),
      addForgotten: () => leave(navigate({ to: '/history', search: { add: true } })),
      prepare: (search) => leave(navigate({ to: '/switch', search })),
      lookUp: (q) => leave(navigate({ to: '/lookup', search: { q } })),
      setText,
      setSubject,
      doAndClose(act) {
        act();
        onClose();
      },
    };
  }, [navigate, onClose]);
  return <PaletteBox text={text} onText={setText} subjectId={subjectId} hands={hands} onClose={onClose} />;
}
