import {
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronLeft,
  ChevronRight,
  type IconNode,
  LogIn,
  LogOut,
  Send,
} from 'lucide';
import { createElement } from 'react';
import styles from './icon.module.css';

export type { IconNode };

interface IconProps {
  /** One of `icons.ts`. */
  of: IconNode;
  /** The side length in px; 20 by default. */
  size?: number;
  strokeWidth?: number;
}

/** An outline icon in the current text colour, hidden from screen readers. Directional icons are mirrored in Arabic. */
export function Icon({ of, size = 20, strokeWidth = 1.75 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      className={directional.has(of) ? styles.directional : styles.icon}
      aria-hidden="true"
    >
      {of.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  );
}

const directional: ReadonlySet<IconNode> = new Set([
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronLeft,
  ChevronRight,
  LogIn,
  LogOut,
  Send,
]);
