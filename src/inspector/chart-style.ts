/** The style of a drawing: the colours of the surrounding page, or the same colours when no page sets them. */
const colours = {
  ink: ['text', '#0d2b2e', '#e9e4da'],
  soft: ['text-soft', '#47605f', '#acbdb9'],
  rule: ['line-strong', '#788a88', '#7a9694'],
  card: ['surface', '#fffdfa', '#113236'],
  lift: ['raised', '#fff', '#173c40'],
  lit: ['act-soft', '#e2efec', '#17464a'],
} as const;

const declared = (scheme: 1 | 2): string =>
  `.chart{${Object.entries(colours)
    .map(([name, colour]) => `--${name}:var(--${colour[0]},${colour[scheme]})`)
    .join(';')}}`;

export const chartStyle = `
${declared(1)}
@media (prefers-color-scheme:dark){${declared(2)}}
.chart{font:11px/18px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;
display:block;direction:ltr}
.chart text{fill:var(--ink);white-space:pre}
.chart .name{font-size:13px;font-weight:600}
.chart .service{font-size:11px;font-weight:400;fill:var(--soft)}
.chart .frame{fill:var(--lift);stroke:var(--rule);stroke-width:1}
.chart .compound>.frame,.chart .parallel>.frame{fill:var(--card)}
.chart .region>.frame{stroke-dasharray:5 4;fill:var(--card)}
.chart .inner{fill:none;stroke:var(--rule)}
.chart .guard,.chart .target{fill:var(--soft)}
.chart .after text,.chart .always text{font-style:italic}
.chart .bullet{fill:var(--rule)}
.chart .mark{fill:currentColor;stroke:currentColor}
.chart .sign{fill:none;stroke:var(--ink);stroke-width:1.25}
.chart .hit{fill:transparent}
.chart .way{fill:none;stroke:var(--rule);stroke-width:1.25}
.chart .head,.chart .dot{fill:var(--rule)}
.chart .label{fill:var(--card);stroke:var(--rule);stroke-width:.5}
`.trim();
