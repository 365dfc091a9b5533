import { useId } from 'react';
import { type PaymentStatus, paymentStatuses } from '../../services/contract/rules/invoice-rules.ts';
import styles from './chart-bars.module.css';
import type { Month } from './months-of.ts';

interface ChartBarsProps {
  months: readonly Month[];
  /** The amount at full height. */
  top: number;
}

/** Stacked monthly bars by payment status. Drawn left to right; CSS mirrors the drawing in a right-to-left language. */
export function ChartBars({ months, top }: ChartBarsProps) {
  const stripes = useId();
  return (
    <svg
      viewBox={`0 0 ${months.length * slot} ${height}`}
      preserveAspectRatio="none"
      className={styles.bars}
      aria-hidden="true"
    >
      {/* horizontal stripes look the same at any width of the drawing */}
      <pattern id={stripes} width="4" height="6" patternUnits="userSpaceOnUse">
        <path d="M0 3h4" className={styles.stripe} />
      </pattern>
      {[0, height / 2, height].map((y) => (
        <path key={y} d={`M0 ${y}H${months.length * slot}`} className={styles.line} />
      ))}
      {months.map((month, at) => (
        <g key={month.day} transform={`translate(${at * slot + (slot - width) / 2} 0)`}>
          {partsOf(month, top).map(({ status, y, size }) => (
            <g key={status}>
              <rect y={y} width={width} height={size} data-status={status} className={styles.part} />
              {status === 'overdue' && <rect y={y} width={width} height={size} fill={`url(#${stripes})`} />}
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

function partsOf({ amounts }: Month, top: number): { status: PaymentStatus; y: number; size: number }[] {
  let y = height;
  return paymentStatuses.flatMap((status) => {
    const size = ((amounts[status] ?? 0) / top) * height;
    y -= size;
    return size > 0 ? [{ status, y, size }] : [];
  });
}
