import { useId } from 'react';
import styles from './chart-bars.module.css';
import { type Month, type Standing, standings } from './months-of.ts';

interface ChartBarsProps {
  months: readonly Month[];
  /** What the full height stands for. */
  top: number;
}

/** A bar a month, built of what stands how. Drawn left to right and turned as a whole with the reading direction. */
export function ChartBars({ months, top }: ChartBarsProps) {
  const stripes = useId();
  return (
    <svg
      viewBox={`0 0 ${months.length * slot} ${height}`}
      preserveAspectRatio="none"
      className={styles.bars}
      aria-hidden="true"
    >
      {/* lying stripes, which look the same however wide the drawing is stretched */}
      <pattern id={stripes} width="4" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 3h4" className={styles.stripe} />
      </pattern>
      {[0, height / 2, height].map((y) => (
        <path key={y} d={`M0 ${y}H${months.length * slot}`} className={styles.line} />
      ))}
      {months.map((month, at) => (
        <g key={month.day} transform={`translate(${at * slot + (slot - width) / 2} 0)`}>
          {partsOf(month, top).map(({ standing, y, size }) => (
            <g key={standing}>
              <rect y={y} width={width} height={size} data-standing={standing} className={styles.part} />
              {standing === 'overdue' && <rect y={y} width={width} height={size} fill={`url(#${stripes})`} />}
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
}

const slot = 60;
const width = 34;
const height = 150;

function partsOf({ amounts }: Month, top: number): { standing: Standing; y: number; size: number }[] {
  let y = height;
  return standings.flatMap((standing) => {
    const size = ((amounts[standing] ?? 0) / top) * height;
    y -= size;
    return size > 0 ? [{ standing, y, size }] : [];
  });
}
