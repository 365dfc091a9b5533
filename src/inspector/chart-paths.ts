/** Paths of a drawing, and text that is safe in its markup. */
import type { Point } from './chart-layout.ts';

const cornerRadius = 6;

/** A path of horizontal and vertical lines through points, with rounded corners and an arrowhead. */
export function arrowPath(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const [before, last] = points.slice(-2);
  if (!first || !before || !last) return '';
  const line = rest.map((point, n) => {
    const next = rest[n + 1];
    return next ? corner(points[n] ?? first, point, next) : `L${coordinates(point)}`;
  });
  return `<path class="way" d="M${coordinates(first)}${line.join('')}"/><path class="head" d="${head(before, last)}"/>`;
}

/** Text as it is written in an element or in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(notAllowed, '');
}

// XML cannot represent these characters
const notAllowed = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function corner(before: Point, point: Point, after: Point): string {
  const [from, to] = [toward(point, before), toward(point, after)];
  return `L${coordinates(from)}Q${coordinates(point)} ${coordinates(to)}`;
}

/** The point on a line at which its rounded corner begins, at most halfway. */
function toward({ x, y }: Point, other: Point): Point {
  const step = (distance: number) => Math.sign(distance) * Math.min(cornerRadius, Math.abs(distance) / 2);
  return { x: x + step(other.x - x), y: y + step(other.y - y) };
}

function head(before: Point, { x, y }: Point): string {
  const isLevel = Math.abs(x - before.x) > Math.abs(y - before.y);
  return isLevel
    ? `M${coordinates({ x, y })}l${x > before.x ? -8 : 8} -4v8z`
    : `M${coordinates({ x, y })}l-4 ${y > before.y ? -8 : 8}h8z`;
}

const coordinates = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
