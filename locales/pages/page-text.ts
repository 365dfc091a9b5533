/** The long texts of the information pages. They are apart from the catalogue, which every page loads. */
export interface PageText {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly TextSection[];
}

export interface TextSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** After the paragraphs. */
  readonly list?: readonly string[];
}

/** A page in both languages, section by section. */
export interface BilingualPage {
  readonly en: PageText;
  readonly ar: PageText;
}
