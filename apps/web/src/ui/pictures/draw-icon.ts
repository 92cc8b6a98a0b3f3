import { createElement, type ReactNode, type SVGProps } from 'react';

/** An icon as its library describes it. */
interface IconData {
  readonly name: string;
  readonly aliases?: readonly unknown[];
  readonly node: readonly (readonly [tag: string, attributes: Record<string, string>])[];
}

type IconProps = SVGProps<SVGSVGElement> & { readonly size?: number | string };

/**
 * Replaces the function of the same name in lucide-react (app-modules.ts). The library's renders two more components for each icon and
 * computes its attributes each time, for options that the app does not use; icons are in every row of a list.
 */
export function createLucideIcon({ name, aliases = [], node }: IconData) {
  const names = ['lucide', ...[name, ...aliases].map((own) => `lucide-${own}`)].join(' ');
  let shapes: ReactNode[] | null = null;
  return function Icon({ size = 24, className, children, ...rest }: IconProps) {
    // The same elements each time, so React passes over them.
    shapes ??= node.map(([tag, attributes]) => createElement(tag, attributes));
    return createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': isNamed(rest) || children ? undefined : true,
        ...rest,
        className: className ? `${names} ${className}` : names,
      },
      shapes,
      children,
    );
  };
}

// biome-ignore lint/style/noDefaultExport: the library's icons import it so
export { createLucideIcon as default };

/** Whether it is announced by assistive technology. */
function isNamed(props: object): boolean {
  return Object.keys(props).some((prop) => prop.startsWith('aria-') || prop === 'role' || prop === 'title');
}
