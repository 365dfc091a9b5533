import { templateStart } from './template-start.ts';

/** The template of `invoicePdf`. Codes and amounts run from left to right in both languages. */
export const invoiceTemplate = `${templateStart}${String.raw`
#let pair(it, size: 8.5pt, below: true) = {
  text(size: size, fill: soft, it.main)
  if it.other != "" { if below { linebreak() } else { h(2mm) }; otherwise(it.other, size: size - 1.5pt) }
}
#let fact(it, value) = block(spacing: 0pt)[
  #set par(leading: 0.6em)
  #pair(it.label, below: false) \
  #value
]
#grid(columns: (1fr, auto), align: (start, end),
  [
    #text(size: 19pt, weight: 600, d.heading.main)
    #h(3mm)
    #otherwise(d.heading.other, size: 14pt)
  ],
  [#mark #v(-2mm) #text(size: 9pt, weight: 600, fill: act, if isArabic { "شبكة SG" } else { "SG Network" })],
)
#for note in d.notes { block(fill: rgb("#f9e8e3"), inset: 6pt, radius: 3pt, text(fill: rgb("#a33a27"), note)) }
#v(1mm)
#grid(columns: (1fr, 1fr), column-gutter: 10mm,
  ..d.parties.map(party => block(width: 100%, inset: (top: 3mm), stroke: (top: 0.8pt + act))[
    #set par(leading: 0.7em, spacing: 0.8em)
    #pair(party.role, below: false)

    #text(weight: 600, isolated(party.name.main)) \
    #if party.name.other != "" [#otherwise(isolated(party.name.other), size: 8.5pt) \ ]
    #if party.address.main != "" [#text(size: 8.5pt, isolated(party.address.main)) \ ]
    #if party.address.other != "" [#otherwise(isolated(party.address.other)) \ ]
    #if party.tax != none [#pair(party.tax.label, below: false) #h(2mm) #ltr-text(party.tax.value)]
  ]),
)
#v(3mm)
#grid(columns: (1fr, if d.qr == none { 0pt } else { 34mm }), column-gutter: 6mm,
  grid(columns: (1fr, 1fr, 1fr), column-gutter: 5mm, row-gutter: 4.5mm,
    ..d.facts.map(it => fact(it, isolated(it.value)))),
  if d.qr != none { image(bytes(d.qr), width: 34mm, alt: d.qrLabel) },
)
#v(2mm)
#{
  set par(leading: 0.55em)
  let widths = if d.columns.len() > 4 { (1fr, 14mm, 25mm, 25mm, 17mm, 23mm, 26mm) } else { (1fr, 18mm, 32mm, 32mm) }
  table(
    columns: widths,
    align: (column, row) => if column == 0 { start } else { right },
    stroke: (x, y) => (bottom: if y == 0 { 0.8pt + soft } else { hairline }),
    inset: (x: 3pt, y: 6pt),
    table.header(..d.columns.map(it => pair(it, size: 8pt))),
    ..d.lines.map(line => line.enumerate().map(((at, it)) => if at == 0 { isolated(it) } else { ltr-text(it) })).flatten(),
  )
}
#text(size: 8pt, fill: soft)[#isolated(d.currency)#if d.taxReason != "" [ · #isolated(d.taxReason)]]
#let sums(rows) = grid(columns: (1fr, auto), row-gutter: 3mm, column-gutter: 6mm, align: (start, right),
  ..rows.enumerate().map(((at, it)) => (
    pair(it.label, below: false, size: 9pt),
    text(weight: if at + 1 == rows.len() or it.label.main == d.sums.at(calc.min(2, d.sums.len() - 1)).label.main { 600 } else { 400 }, ltr-text(it.amount)),
  )).flatten())
#v(2mm)
#grid(columns: (1fr, 1fr), column-gutter: 10mm,
  if d.bank != none {
    block(breakable: false, width: 100%, inset: (top: 3mm), stroke: (top: 0.8pt + act))[
      #pair(d.bank.title, below: false, size: 9pt)
      #v(1mm)
      #stack(spacing: 3.5mm,
        ..d.bank.facts.map(it => fact(it, isolated(it.value))),
        ..d.bank.codes.map(it => fact(it, ltr-text(it.value))))
    ]
  },
  block(breakable: false, width: 100%, inset: (top: 3mm), stroke: (top: 0.8pt + act))[
    #sums(d.sums)
    #if d.local != none [
      #v(2mm)
      #line(length: 100%, stroke: hairline)
      #text(size: 9pt, weight: 600, isolated(d.local.currency)) \
      #pair(d.local.rateLabel, below: false, size: 8pt) #h(2mm) #text(size: 8.5pt, ltr-text(d.local.rate))
      #v(1mm)
      #sums(d.local.sums)
    ]
  ],
)
`}`;
