import { type ComponentType, createContext, type ReactNode, useContext } from 'react';

interface DialogTitleProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The heading that names the dialog around it. From its window, whose code is loaded apart. */
export const DialogHeading = createContext<ComponentType<DialogTitleProps> | null>(null);

/** The title of a dialog, which gives it its name. */
export function DialogTitle(props: DialogTitleProps) {
  const Heading = useContext(DialogHeading);
  return Heading && <Heading {...props} />;
}
