import { encode } from 'uqr';

/**
 * The dark modules of a QR code as the path of an SVG with sides of the length `size`, with the quiet zone around them.
 */
export function qrPath(text: string): { path: string; size: number } {
  const { data, size } = encode(text, { border: 4, ecc: 'M' });
  const path = data.flatMap((row, y) => runsIn(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`));
  return { path: path.join(''), size };
}

/** The dark runs of a row, by their start and length. */
function runsIn(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1] += 1;
    else if (isDark) runs.push([x, 1]);
  }
  return runs;
}
