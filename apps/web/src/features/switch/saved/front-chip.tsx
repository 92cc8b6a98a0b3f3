import { facePicture } from '@frontboard/model';
import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FrontMember } from '../../../session/front-member.ts';
import { Button, type ButtonProps } from '../../../ui/buttons/button.tsx';
import { Avatar } from '../../../ui/pictures/avatar.tsx';
import { useBook } from '../desk/switch-desk.tsx';
import styles from './front-chip.module.css';

const MOST_FACES = 3;
const FACE_PX = 20;

/** The class name of a line of chips. */
export const FRONT_CHIPS = styles.fronts;

interface FrontChipProps extends Pick<ButtonProps, 'aria-label' | 'aria-describedby' | 'onClick'> {
  /** In their order. */
  members: readonly FrontMember[];
  /** It records a switch-out. */
  isSwitchOut?: boolean;
  children: ReactNode;
}

/** A whole front to press: its first faces, and words. */
export function FrontChip({ members, isSwitchOut = false, children, ...button }: FrontChipProps) {
  const { recordOf } = useBook();
  return (
    <Button
      {...button}
      size="small"
      className={styles.front}
      {...(isSwitchOut && { icon: <LogOut aria-hidden="true" /> })}
    >
      {members.length > 0 && (
        <span className={styles.faces}>
          {members.slice(0, MOST_FACES).map(({ uuid, name }) => {
            const record = recordOf(uuid);
            return (
              <Avatar
                key={uuid}
                src={facePicture(record)}
                name={name}
                color={record?.color ?? null}
                size={FACE_PX}
              />
            );
          })}
        </span>
      )}
      <span className={styles.names}>{children}</span>
    </Button>
  );
}
