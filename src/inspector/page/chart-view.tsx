import { type CSSProperties, type PointerEvent, Suspense, use, useEffect, useMemo, useRef, useState } from 'react';
import type { Chart } from '../../machines/chart.ts';
import { drawChart } from '../chart-drawing.ts';
import styles from './chart-view.module.css';
import { styleDrawings, trustedDrawing } from './trusted-chart.ts';

interface ChartViewProps {
  readonly chart: Chart;
  readonly state: readonly string[];
  readonly taken: readonly string[];
  /** Changes each time that transitions are taken. */
  readonly takenAt: number;
}

/** A chart with its active states highlighted; transitions flash when they are taken. */
export function ChartView(props: ChartViewProps) {
  return (
    <Suspense>
      <DrawnChart {...props} />
    </Suspense>
  );
}

function DrawnChart({ chart, state, taken, takenAt }: ChartViewProps) {
  const [zoom, setZoom] = useState(1);
  const paper = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const markup = use(useMemo(() => drawingOf(chart), [chart]));
  // React replaces the markup, and with it the classes set below, when this object changes
  const drawing = useMemo(() => ({ __html: markup }), [markup]);
  const pan = usePan();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing has no classes yet
  useEffect(() => {
    for (const group of paper.current?.querySelectorAll<SVGElement>('[data-state]') ?? []) {
      const id = group.dataset.state ?? '';
      const isActive = state.includes(id);
      group.classList.toggle('active', isActive);
      group.classList.toggle('innermost', isActive && !state.some((other) => other.startsWith(`${id}.`)));
    }
    paper.current?.querySelector('.innermost')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [state, drawing]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a transition that is taken again flashes again
  useEffect(() => {
    const svg = paper.current;
    if (!svg) return;
    for (const flashed of svg.querySelectorAll('.taken')) flashed.classList.remove('taken');
    svg.getBoundingClientRect(); // restarts the animation
    for (const group of svg.querySelectorAll<SVGElement>('[data-transition]')) {
      if (!taken.includes(group.dataset.transition ?? '')) continue;
      group.classList.add('taken');
      group.closest('.arrow')?.classList.add('taken');
    }
  }, [taken, takenAt, drawing]);

  const fit = () => {
    const [svg, viewport] = [paper.current?.querySelector('svg'), frame.current];
    if (!svg || !viewport) return;
    const { width, height } = svg.viewBox.baseVal;
    setZoom(Math.max(0.15, Math.min(1.5, (viewport.clientWidth - 24) / width, (viewport.clientHeight - 24) / height)));
  };

  return (
    <div className={styles.view}>
      <div className={styles.tools}>
        <button type="button" onClick={() => setZoom((now) => Math.max(0.25, now / 1.2))} aria-label="Smaller">
          −
        </button>
        <button type="button" onClick={() => setZoom(1)} aria-label="Actual size">
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: lets the keyboard scroll it
        tabIndex={0}
        {...pan}
      >
        <div
          ref={paper}
          className={styles.paper}
          style={{ zoom } as CSSProperties}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn above from the chart, with all text escaped
          dangerouslySetInnerHTML={drawing}
        />
      </section>
    </div>
  );
}

styleDrawings();

const drawings = new Map<string, Promise<string>>();

/** Draws each chart once; every message contains it again as an equal object. */
function drawingOf(chart: Chart): Promise<string> {
  const key = JSON.stringify(chart);
  const drawing = drawings.get(key) ?? drawChart(chart, { isStyled: true }).then(trustedDrawing);
  drawings.set(key, drawing);
  return drawing;
}

/** Scrolls the drawing while the mouse drags it. */
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
