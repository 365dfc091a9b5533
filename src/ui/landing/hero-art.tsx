import { useId } from 'react';
import { innerStar, star } from '../kit/star.tsx';
import styles from './hero-art.module.css';

/** The hero's illustration: an enlarged lattice with some filled stars, lines between them and one highlighted node. */
export function HeroArt() {
  const id = useId();
  return (
    <svg viewBox="0 0 600 600" preserveAspectRatio="xMaxYMid slice" className={styles.art} aria-hidden="true">
      <pattern id={id} width="120" height="120" patternUnits="userSpaceOnUse">
        <path d={star} />
        <path d={innerStar} className={styles.fine} />
        <path d={corners} className={styles.fine} />
      </pattern>
      {filled.map(([column, row, strength]) => (
        <path key={`${column} ${row}`} d={star} transform={place(column, row)} className={styles[strength]} />
      ))}
      <rect width="600" height="600" fill={`url(#${id})`} stroke="none" />
      <path d={links} className={styles.links} />
      <path d={nodes} className={styles.node} />
      <path d={innerStar} transform="translate(394.8 274.8) scale(0.42)" className={styles.highlight} />
    </svg>
  );
}

const place = (column: number, row: number) => `translate(${column * 120} ${row * 120})`;

const filled = [
  [3, 0, 'faint'],
  [4, 1, 'strong'],
  [2, 1, 'faint'],
  [4, 3, 'faint'],
  [2, 3, 'strong'],
  [3, 4, 'faint'],
] as const;

const corners = 'M17.6 17.6 0 0M102.4 17.6 120 0M17.6 102.4 0 120M102.4 102.4 120 120';
/** Lines between star centres along the lattice's axes. */
const links = 'M300 180 420 300 540 180M300 420 420 300 540 420';
const nodes = 'M300 180h0M540 180h0M300 420h0M540 420h0';
