import { useSearchParams } from '../router.tsx';
import { useIsCards } from './use-is-cards.ts';
import { useIsPrinting } from './use-is-printing.ts';

/** Cards that are shown at first, and that are added by each press. */
const step = 20;
const shownParam = 'shown';

export interface ShownRows<Row> {
  readonly rows: readonly Row[];
  /** How many more the next press shows; 0 when all are shown. */
  readonly more: number;
  showMore(): void;
}

/**
 * On a phone, the first rows, and all of them on paper; how many is stored in the URL, so that Back returns to the same
 * place.
 */
export function useShownRows<Row>(rows: readonly Row[]): ShownRows<Row> {
  const isCards = useIsCards();
  const isPrinting = useIsPrinting();
  const [params, setParams] = useSearchParams();
  const shown = Math.max(step, Math.min(rows.length, Number(params.get(shownParam)) || step));
  const hidden = isCards && !isPrinting ? Math.max(0, rows.length - shown) : 0;
  return {
    rows: hidden > 0 ? rows.slice(0, shown) : rows,
    more: Math.min(step, hidden),
    showMore: () =>
      setParams(
        (old) => {
          const next = new URLSearchParams(old);
          next.set(shownParam, String(shown + step));
          return next;
        },
        { replace: true },
      ),
  };
}
