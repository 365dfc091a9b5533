import { coerce, define, type Infer, type Struct, unknown } from 'superstruct';
import { isObject, many, nested, number, record, text, time, type Wired } from '../readers.ts';

/** The landing page's content. No field is required: the catalogue has default texts. */
export const landingPage = record([], {
  hero: nested({ heading: text, sub_heading: text, image: text, cta_label: text, cta_route: text }),
  sections: many(
    nested({
      idx: number,
      section_type: text,
      heading: text,
      body: text,
      items: many(nested({ title: text, body: text, icon: text, value: text })),
    }),
  ),
  seo: nested({ title: text, description: text }),
  modified: time,
});

/** The colours, pictures and texts that the server gives to the login page. No field is required. */
export const loginTheme = record([], {
  logo: text,
  background_image: text,
  primary_color: text,
  on_primary_color: text,
  heading: text,
  sub_heading: text,
  support_email: text,
  modified: time,
});

/** Messages that replace those of the catalogue, by id. Blank ones are left out. */
export const translationText: Struct<Record<string, string>, null> & Wired<Record<string, string>> = coerce(
  define<Record<string, string>>('translation text', isObject),
  unknown(),
  (value) =>
    isObject(value)
      ? Object.fromEntries(
          Object.entries(value).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].trim() !== '',
          ),
        )
      : value,
);

export type LandingPage = Infer<typeof landingPage>;
export type LoginTheme = Infer<typeof loginTheme>;
