/**
 * The beginning of each template: the page, the typeface, and the functions that every document uses. `d` is the data,
 * with the language, the title, the words of the page number and the network's name.
 */
export const templateStart = String.raw`
#let d = json(bytes(sys.inputs.data))
#let isArabic = d.language == "ar"
#let ink = rgb("#0d2b2e")
#let soft = rgb("#47605f")
#let act = rgb("#0f766e")
#let hairline = 0.6pt + rgb("#d5cfc2")
// direction isolates, so that a name or a number keeps its order within a line of the other script
#let isolated(it) = "\u{2068}" + it + "\u{2069}"
#let ltr-text(it) = box(text(dir: ltr, lang: "en", it))
#let otherwise(it, size: 8pt) = text(
  size: size, fill: soft, dir: if isArabic { ltr } else { rtl }, lang: if isArabic { "en" } else { "ar" }, it,
)
#let mark = image(bytes(
  "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><path d='M5.7 5.7h20.6v20.6H5.7zM16 1.5 30.5 16 16 30.5 1.5 16z' fill='none' stroke='#0f766e' stroke-width='2'/><path d='M22 16 18.3 17 20.2 20.2 17 18.3 16 22 15 18.3 11.8 20.2 13.7 17 10 16 13.7 15 11.8 11.8 15 13.7 16 10 17 13.7 20.2 11.8 18.3 15z' fill='#0f766e'/></svg>",
), width: 22pt, alt: "SG Network")
// without the time of the export, so that the same data is the same file
#set document(title: d.title, author: "SG Network", date: none)
#set page(
  paper: "a4",
  margin: (x: 20mm, top: 18mm, bottom: 20mm),
  footer: context {
    set text(size: 8pt, fill: soft)
    grid(
      columns: (1fr, auto),
      isolated(d.title),
      d.page.replace("{page}", str(here().page())).replace("{pages}", str(counter(page).final().first())),
    )
  },
)
#set text(
  font: "Alexandria", size: 9.5pt, fill: ink,
  number-width: "tabular", lang: d.language, dir: if isArabic { rtl } else { ltr }, hyphenate: false,
)
#set par(leading: 0.85em, spacing: 1.1em)
`;
