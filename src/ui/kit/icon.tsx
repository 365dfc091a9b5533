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

/** What is drawn: one of `icons.ts`. */
export type Drawing = IconNode;

interface IconProps {
  of: Drawing;
  /** Side in px. */
  size?: number;
  strokeWidth?: number;
}

/** An outline icon in the colour around it, hidden from screen readers; what points along the line turns with it. */
export function Icon({ of, size = 20, strokeWidth = 1.75 }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      strokeWidth={strokeWidth}
      className={turning.has(of) ? styles.turning : styles.icon}
      aria-hidden="true"
    >
      {of.map(([tag, attributes], at) => createElement(tag, { ...attributes, key: at }))}
    </svg>
  );
}

/** Clocks, checks and phones do not turn. */
const turning: ReadonlySet<IconNode> = new Set([
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  ChevronLeft,
  ChevronRight,
  LogIn,
  LogOut,
  Send,
]);
