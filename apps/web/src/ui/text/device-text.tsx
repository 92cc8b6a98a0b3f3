import { DeviceMark } from './device-mark.tsx';
import { Foreign } from './foreign.tsx';

interface DeviceTextProps {
  className?: string | undefined;
  /** What the mark says; that it is on this device without one. */
  label?: string | undefined;
  children: string;
}

/** A text that a person wrote on this device, with its mark before it: where a long text is cut off, the mark is still there. */
export function DeviceText({ className, label, children }: DeviceTextProps) {
  return (
    <span className={className}>
      {/* In a box of its own: a clamped one would put each part on a line. */}
      <span>
        <DeviceMark {...(label !== undefined && { label })} /> <Foreign>{children}</Foreign>
      </span>
    </span>
  );
}
