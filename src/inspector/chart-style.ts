/** How a drawing looks. Where the product's tokens are there, it takes their colours; alone, the same ones. */
export const chartStyle = `
.chart{--ink:var(--text,light-dark(#0d2b2e,#e9e4da));--soft:var(--text-soft,light-dark(#47605f,#acbdb9));
--rule:var(--line-strong,light-dark(#788a88,#7a9694));--paper:var(--page,light-dark(#faf8f4,#0d2b2e));
--card:var(--surface,light-dark(#fffdfa,#113236));--lift:var(--raised,light-dark(#fff,#173c40));
--strong:var(--act,light-dark(#0f766e,#5fc4b5));--lit:var(--act-soft,light-dark(#e2efec,#17464a));
font:11px/18px ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono","Liberation Mono",monospace;
display:block;direction:ltr}
.chart text{fill:var(--ink);white-space:pre}
.chart .name{font-size:13px;font-weight:600}
.chart .service{font-size:11px;font-weight:400;fill:var(--soft)}
.chart .frame{fill:var(--lift);stroke:var(--rule);stroke-width:1}
.chart .compound>.frame,.chart .parallel>.frame{fill:var(--card)}
.chart .region>.frame{stroke-dasharray:5 4;fill:var(--card)}
.chart .inner{fill:none;stroke:var(--rule)}
.chart .guard,.chart .leads{fill:var(--soft)}
.chart .after text,.chart .always text{font-style:italic}
.chart .bullet{fill:var(--rule)}
.chart .mark{fill:currentColor;stroke:currentColor}
.chart .hit{fill:transparent}
.chart .way{fill:none;stroke:var(--rule);stroke-width:1.25}
.chart .head,.chart .dot{fill:var(--rule)}
.chart .label{fill:var(--card);stroke:var(--rule);stroke-width:.5}
`.trim();
