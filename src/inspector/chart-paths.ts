/** Lines of a drawing, and text that is safe in it. */
import type { Direction, Point } from './chart-ranks.ts';

/** A curve that runs along the ranks at every point, with the head of an arrow at its end. */
export const pathThrough =
  (direction: Direction) =>
  (points: readonly Point[]): string => {
    const [first, ...rest] = points;
    const last = points.at(-1);
    if (!first || !last) return '';
    let at = first;
    const curves = rest.map((to) => {
      const from = at;
      at = to;
      return curve(from, to, direction);
    });
    const before = points.findLast(({ x, y }) => x !== last.x || y !== last.y) ?? first;
    return `<path class="way" d="M${point(first)}${curves.join('')}"/><path class="head" d="${head(before, last, direction)}"/>`;
  };

/** Text as it stands in an element or in an attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`).replace(notAllowed, '');
}

// a document of XML may not hold them, in whatever way they are written
const notAllowed = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function curve(from: Point, to: Point, direction: Direction): string {
  if (from.x === to.x || from.y === to.y) return `L${point(to)}`;
  const middle = direction === 'across' ? (from.x + to.x) / 2 : (from.y + to.y) / 2;
  const pull = ({ x, y }: Point) => (direction === 'across' ? { x: middle, y } : { x, y: middle });
  return `C${point(pull(from))} ${point(pull(to))} ${point(to)}`;
}

function head(before: Point, { x, y }: Point, direction: Direction): string {
  const way = direction === 'across' ? Math.sign(x - before.x) : Math.sign(y - before.y);
  const back = -8 * (way || 1);
  return direction === 'across' ? `M${point({ x, y })}l${back} -4v8z` : `M${point({ x, y })}l-4 ${back}h8z`;
}

const point = ({ x, y }: Point): string => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
