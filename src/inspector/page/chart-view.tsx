import { type CSSProperties, type PointerEvent, useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../../machines/chart.ts';
import { drawChart } from '../chart-drawing.ts';
import styles from './chart-view.module.css';

interface ChartViewProps {
  readonly chart: Chart;
  readonly state: readonly string[];
  readonly taken: readonly string[];
  /** Another number when a transition was taken anew. */
  readonly takenAt: number;
}

/** A chart with its active states lit; transitions flash when they are taken. */
export function ChartView({ chart, state, taken, takenAt }: ChartViewProps) {
  const [zoom, setZoom] = useState(1);
  const paper = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  // a drawing for a chart, not for a state: laying it out takes longer than anything else here
  const drawing = useMemo(() => ({ __html: drawingOf(chart) }), [chart]);
  const pan = usePan();

  useEffect(() => {
    for (const group of paper.current?.querySelectorAll<SVGElement>('[data-state]') ?? []) {
      const id = group.dataset.state ?? '';
      const isActive = state.includes(id);
      group.classList.toggle('active', isActive);
      group.classList.toggle('innermost', isActive && !state.some((other) => other.startsWith(`${id}.`)));
    }
    paper.current?.querySelector('.innermost')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same taken again flashes again
  useEffect(() => {
    const on = paper.current;
    if (!on) return;
    for (const flashed of on.querySelectorAll('.taken')) flashed.classList.remove('taken');
    on.getBoundingClientRect(); // so that the same one flashes anew
    for (const group of on.querySelectorAll<SVGElement>('[data-transition]')) {
      if (!taken.includes(group.dataset.transition ?? '')) continue;
      group.classList.add('taken');
      group.closest('.arrow')?.classList.add('taken');
    }
  }, [taken, takenAt, chart]);

  const fit = () => {
    const [svg, room] = [paper.current?.querySelector('svg'), frame.current];
    if (!svg || !room) return;
    const { width, height } = svg.viewBox.baseVal;
    setZoom(Math.max(0.15, Math.min(1.5, (room.clientWidth - 24) / width, (room.clientHeight - 24) / height)));
  };

  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <button type="button" onClick={() => setZoom((now) => Math.max(0.25, now / 1.2))} aria-label="Smaller">
          −
        </button>
        <button type="button" onClick={() => setZoom(1)} aria-label="Its own size">
          {Math.round(zoom * 100)}%
        </button>
        <button type="button" onClick={() => setZoom((now) => Math.min(3, now * 1.2))} aria-label="Larger">
          +
        </button>
        <button type="button" onClick={fit}>
          Fit
        </button>
      </div>
      <section
        ref={frame}
        className={styles.frame}
        aria-label={`Chart of ${chart.id}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
        tabIndex={0}
        {...pan}
      >
        <div
          ref={paper}
          className={styles.paper}
          style={{ zoom } as CSSProperties}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn here from the chart, every text of it escaped
          dangerouslySetInnerHTML={drawing}
        />
      </section>
    </div>
  );
}

const drawings = new Map<string, string>();

/** The same chart comes anew with every telling; its drawing is the same. */
function drawingOf(chart: Chart): string {
  const key = JSON.stringify(chart);
  const drawing = drawings.get(key) ?? drawChart(chart);
  drawings.set(key, drawing);
  return drawing;
}

/** Pulled by the pointer, the drawing moves. */
function usePan() {
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || event.pointerType !== 'mouse') return;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      event.currentTarget.scrollBy(-event.movementX, -event.movementY);
    },
  };
}
